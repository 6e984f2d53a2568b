export { toText } from './to-text.ts';
