export { ceprEtpr } from './cepr-etpr.ts';
export { ceprSetpr } from './cepr-setpr.ts';
export { ceprTpr } from './cepr-tpr.ts';
