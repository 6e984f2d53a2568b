export { cectdDs } from './cectd-ds.ts';
export { cectdS } from './cectd-s.ts';
export { cetdDs } from './cetd-ds.ts';
