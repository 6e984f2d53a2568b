export { dtp } from './dtp.ts';
