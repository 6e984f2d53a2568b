export { accb } from './accb.ts';
export { ccb } from './ccb.ts';
export { tccb } from './tccb.ts';
