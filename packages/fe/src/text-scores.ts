import { FEATURE_COUNT } from './block-features.ts';

/** FE's score of every element: its amount of text times the share that text has in all its features. */
export function textScores(features: Float64Array): Float64Array {
  const scores = new Float64Array(features.length / FEATURE_COUNT);
  for (let e = 0; e < scores.length; e++) {
    const text = features[e * FEATURE_COUNT]!;
    if (text === 0) continue;
    let sum = 0;
    for (let f = 0; f < FEATURE_COUNT; f++) sum += features[e * FEATURE_COUNT + f]!;
    scores[e] = (text * text) / sum;
  }
  return scores;
}

/** The first element with the highest score, -1 if none has text. */
export function bestElement(scores: Float64Array): number {
  let best = -1;
  for (let e = 0; e < scores.length; e++) if (scores[e]! > (scores[best] ?? 0)) best = e;
  return best;
}
