export { lqf } from './lqf.ts';
