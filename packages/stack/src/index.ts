export { applyCurve, type Curve } from './trees/curve.ts';
export { decodeTrees } from './trees/decode.ts';
export { type EncodedTrees, encodeTrees } from './trees/encode.ts';
export { applyLink, type Objective, sigmoid, softmaxRows } from './trees/link.ts';
export { predict, predictMargins } from './trees/predict.ts';
export type { Trees } from './trees/trees.ts';
