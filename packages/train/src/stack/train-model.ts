import { applyCurve, type Curve, encodeTrees, MODEL_FORMAT, type ModelData } from '@pith/stack';
import { fitIsotonic } from '../calibrate/isotonic.ts';
import { expectedCalibrationError, reliability } from '../calibrate/reliability.ts';
import type { PreparedPage } from '../data/prepare-page.ts';
import { crossValidate, type HeldOutPage } from './cross-validate.ts';
import { trainStack } from './train-stack.ts';

/** What to train on, and how to check it. */
export interface TrainOptions {
  /** Pages that are held out in turn for the reported numbers. */
  readonly pages: readonly PreparedPage[];
  /** Further pages to learn from, never reported. */
  readonly extra?: readonly PreparedPage[];
  /** Default 5. */
  readonly folds?: number;
  /** Default 1. */
  readonly seed?: number;
  /** What the model was trained on, in words. */
  readonly about: string;
  /** Called after every fold with the pages judged so far. */
  readonly onFold?: (judged: readonly HeldOutPage[], fold: number) => void;
}

/** A model and what held-out pages say about it. */
export interface TrainedModel {
  readonly model: ModelData;
  readonly heldOut: readonly HeldOutPage[];
  /** Mean distance between confidence and measured F1, on pages that neither the trees nor the curve had seen. */
  readonly calibrationError: number;
  /** Share of the total gain of each feature in the second stage, largest first. */
  readonly importance: readonly (readonly [feature: string, share: number])[];
}

/** Cross-validates, then trains on everything. The same pages and seed give the same bytes. */
export function trainModel({ pages, extra = [], folds = 5, seed = 1, about, onFold }: TrainOptions): TrainedModel {
  const parts: HeldOutPage[][] = [];
  for (const part of crossValidate(pages, extra, folds, seed)) {
    parts.push(part);
    onFold?.(parts.flat(), parts.length);
  }
  const { kinds, first, second, gain, evidence } = trainStack([...pages, ...extra], seed);
  const total = [...gain.values()].reduce((sum, value) => sum + value, 0);
  return {
    model: {
      format: MODEL_FORMAT,
      about,
      kinds: encodeTrees(kinds),
      first: encodeTrees(first),
      second: encodeTrees(second),
      text: evidence.text.encode(),
      names: evidence.names.encode(),
      confidence: rounded(confidenceCurve(parts.flat())),
    },
    heldOut: parts.flat(),
    calibrationError: calibrationError(parts),
    importance: [...gain].map(([name, value]) => [name, value / total] as const).sort((a, b) => b[1] - a[1]),
  };
}

/** From the F1 a page's probabilities promise to the F1 that was measured. Empty gold says nothing about either. */
function confidenceCurve(pages: readonly HeldOutPage[]): Curve {
  const scored = pages.filter(({ isEmpty }) => !isEmpty);
  return fitIsotonic(
    scored.map(({ expected }) => expected),
    scored.map(({ f1 }) => f1),
  );
}

function calibrationError(parts: readonly (readonly HeldOutPage[])[]): number {
  const promised: number[] = [];
  const measured: number[] = [];
  parts.forEach((part, k) => {
    const curve = confidenceCurve(parts.filter((_, other) => other !== k).flat());
    for (const { expected, f1, isEmpty } of part) {
      if (isEmpty) continue;
      promised.push(applyCurve(curve, expected));
      measured.push(f1);
    }
  });
  return expectedCalibrationError(reliability(promised, measured));
}

function rounded({ from, to }: Curve): Curve {
  const short = (value: number): number => Number(value.toFixed(4));
  return { from: from.map(short), to: to.map(short) };
}
