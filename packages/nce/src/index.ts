export { nce } from './nce.ts';
