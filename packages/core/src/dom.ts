export { type DomDocument, type DomOptions, pageFromDom } from './page-from-dom.ts';
export type { DomNode } from './tree/read-dom.ts';
