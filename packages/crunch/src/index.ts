export { crunch } from './crunch.ts';
