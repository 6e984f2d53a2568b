import { cectdDs } from '@pith/cetd';
import type { Extraction, Extractor, Page } from '@pith/core';

/**
 * The extractors whose opinions the model hears, and which signals of their elements beside the score. Of all extractors tried,
 * CETD is the one whose signals the other features cannot replace (EXPERIMENTS.md of `@pith/train`).
 */
const MEMBERS: readonly { readonly extractor: Extractor; readonly signals: readonly string[] }[] = [
  { extractor: cectdDs(), signals: ['density', 'densitySum', 'mark'] },
];

/** Names and meanings of the members' columns, in the order `memberColumns` gives them. */
export const MEMBER_FEATURES: readonly { readonly name: string; readonly about: string }[] = MEMBERS.flatMap(
  ({ extractor: { name }, signals }) => [
    { name, about: `score of ${name}` },
    ...signals.map((signal) => ({ name: `${name}:${signal}`, about: `${signal} of ${name}, on a log scale` })),
  ],
);

/** What every member says about each block: its score, and the signals of the block's element. */
export function memberColumns(page: Page): Float64Array[] {
  return MEMBERS.flatMap(({ extractor, signals }) => {
    const extraction = extractor.extract(page);
    return [blockScores(extraction), ...signals.map((name) => elementSignal(extraction, name))];
  });
}

/** Mean score of each block's text. */
function blockScores({ page, bounds, score }: Extraction): Float64Array {
  const { start, end, count } = page.blocks;
  const values = new Float64Array(count);
  let span = 0;
  for (let b = 0; b < count; b++) {
    while (bounds[span + 1]! <= start[b]!) span++;
    let sum = 0;
    for (let s = span; s < score.length && bounds[s]! < end[b]!; s++) {
      sum += score[s]! * (Math.min(end[b]!, bounds[s + 1]!) - Math.max(start[b]!, bounds[s]!));
    }
    values[b] = sum / (end[b]! - start[b]!);
  }
  return values;
}

/** A signal of each block's element, on a log scale that knows negative numbers. */
function elementSignal({ page, signals }: Extraction, name: string): Float64Array {
  const values = signals.find((signal) => signal.name === name)!.values;
  return Float64Array.from(page.blocks.element, (element) => {
    const value = element < 0 ? 0 : values[element]!;
    return Math.sign(value) * Math.log1p(Math.abs(value));
  });
}
