export { cetr2d } from './cetr-2d.ts';
export { cetrKm } from './cetr-km.ts';
export { cetrTm } from './cetr-tm.ts';
export { type ExtractedLines, type ExtractLinesOptions, extractLines } from './extract-lines.ts';
export type { LineDecision, LineSignal, Lines } from './lines.ts';
export type { SourceLines } from './source-lines.ts';
