export { fe } from './fe.ts';
export { kFe } from './k-fe.ts';
