export { METRICS, type Metric } from './pages/score-page.ts';
export { serveTuning } from './pages/serve-tuning.ts';
export { overfittingNote, renderTuneReport } from './report/render-tune-report.ts';
export { tune } from './tune.ts';
export type { TuneOptions, TuneProgress } from './tune-options.ts';
export type { CurvePoint, Standing, TuneResult } from './tune-result.ts';
