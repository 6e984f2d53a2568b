export { bte } from './bte.ts';
