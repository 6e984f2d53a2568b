export { type AwkwardPage, awkwardPages } from './awkward-pages.ts';
export { type Check, contractChecks, type Subject } from './contract-checks.ts';
export { describeExtractor, type Runner } from './describe-extractor.ts';
