export { lsi } from './lsi.ts';
