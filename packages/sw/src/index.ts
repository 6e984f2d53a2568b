export { sw } from './sw.ts';
