export { lp } from './lp.ts';
