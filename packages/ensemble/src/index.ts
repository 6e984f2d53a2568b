export { drawPipeline } from './draw-pipeline.ts';
export { loadPipeline } from './load-pipeline.ts';
export { type ParallelOptions, parallel } from './parallel.ts';
export type { Pipeline, PipelineKind, PipelineOptions } from './pipeline.ts';
export {
  type CombinationData,
  type ExtractorData,
  type MemberData,
  type PipelineData,
  pipelineToData,
} from './pipeline-data.ts';
export { pipelineDefinition } from './pipeline-definition.ts';
export { pipelineSchema } from './schema.ts';
export { serial } from './serial.ts';
export { type VoteOptions, vote } from './vote.ts';
