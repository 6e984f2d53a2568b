export { templateMethod } from './template-method.ts';
