export { adsc } from './adsc.ts';
export { dsc } from './dsc.ts';
