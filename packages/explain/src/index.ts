export { type ExplainOptions, explain } from './explain.ts';
export type { Decision, ExplainedBlock, Explanation, Member, SignalInfo } from './explanation.ts';
export { toExplainHtml } from './html/to-explain-html.ts';
export { type TableOptions, toTable } from './to-table.ts';
