export { toHtml } from './to-html.ts';
