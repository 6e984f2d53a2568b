import { bootstrapMean, mean } from '@pith/evaluation';
import type { HeldOutPage } from './cross-validate.ts';
import type { TrainedModel } from './train-model.ts';

/** A line of the table: pages, mean F1 with its 95 % interval. */
interface Line {
  readonly name: string;
  readonly pages: readonly HeldOutPage[];
}

/** The held-out scores as a text table: all pages, without those of empty gold, and by kind. */
export function trainingTable({ heldOut, calibrationError, importance }: TrainedModel): string {
  const kinds = [...new Set(heldOut.map(({ kind }) => kind ?? 'unknown'))].sort();
  const lines: Line[] = [
    { name: 'all', pages: heldOut },
    { name: 'with gold', pages: heldOut.filter(({ isEmpty }) => !isEmpty) },
    ...kinds.map((name) => ({ name, pages: heldOut.filter(({ kind }) => (kind ?? 'unknown') === name) })),
  ];
  const right = heldOut.filter(({ kind, predictedKind }) => kind === predictedKind).length;
  return [
    'kind            pages     F1   95 % interval',
    ...lines.map(({ name, pages }) => {
      const scores = pages.map(({ f1 }) => f1);
      const interval = bootstrapMean(scores);
      const range = interval === undefined ? '' : `${interval.low.toFixed(3)} – ${interval.high.toFixed(3)}`;
      return `${name.padEnd(15)} ${String(pages.length).padStart(5)}  ${(mean(scores) ?? 0).toFixed(4)}   ${range}`;
    }),
    '',
    `kind told right on ${((100 * right) / Math.max(1, heldOut.length)).toFixed(1)} % of the pages`,
    `calibration error of the confidence ${calibrationError.toFixed(3)}`,
    '',
    'what the second stage looks at (share of gain):',
    ...importance.slice(0, 25).map(([name, share]) => `  ${(100 * share).toFixed(1).padStart(5)} %  ${name}`),
  ].join('\n');
}
