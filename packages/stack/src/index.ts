export { type Choice, chooseBlocks, type Favour } from './choose-blocks.ts';
export type { Evidence, PageWords } from './features/evidence.ts';
export {
  FEATURES,
  FIRST_STAGE_WIDTH,
  fillEvidence,
  fillKinds,
  fillNeighbourhood,
  PAGE_FEATURE_NAMES,
} from './features/index.ts';
export type { Neighbourhood } from './features/neighbourhood.ts';
export { PAGE_KINDS, type PageKind } from './kinds.ts';
export {
  loadModel,
  MODEL_FORMAT,
  type Model,
  type ModelData,
  type PageFeatures,
  type Prediction,
  RULED_OUT,
  readFeatures,
  runModel,
} from './model.ts';
export { createStack, dropRepeats } from './stack.ts';
export { applyCurve, type Curve } from './trees/curve.ts';
export { decodeTrees } from './trees/decode.ts';
export { type EncodedTrees, encodeTrees } from './trees/encode.ts';
export { applyLink, type Objective, sigmoid, softmaxRows } from './trees/link.ts';
export { predict, predictMargins } from './trees/predict.ts';
export type { Trees } from './trees/trees.ts';
export { type Verdict, verdictOf } from './verdict.ts';
export { decodeWords, type EncodedWords, WordTable } from './words/word-table.ts';
