export { type TextOptions, toText } from './to-text.ts';
