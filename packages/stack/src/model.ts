import { OptionError, type Page } from '@pith/core';
import { type BlockContext, blockContext } from './features/context.ts';
import { type Evidence, type PageWords, readPageWords } from './features/evidence.ts';
import {
  FEATURES,
  featureMatrix,
  fillEvidence,
  fillKinds,
  fillNeighbourhood,
  PAGE_FEATURE_NAMES,
  pageFeatures,
} from './features/index.ts';
import { type Neighbourhood, readNeighbourhood } from './features/neighbourhood.ts';
import { PAGE_KINDS, type PageKind } from './kinds.ts';
import { applyCurve, type Curve } from './trees/curve.ts';
import { decodeTrees } from './trees/decode.ts';
import type { EncodedTrees } from './trees/encode.ts';
import { predict } from './trees/predict.ts';
import type { Trees } from './trees/trees.ts';
import { decodeWords, type EncodedWords } from './words/word-table.ts';

/** The name of the model format that this version reads. */
export const MODEL_FORMAT = 'pith-stack-2';

/** A trained model as JSON. */
export interface ModelData {
  readonly format: string;
  /** Tells the kind of a page. */
  readonly kinds: EncodedTrees;
  /** P(content) of a block by itself. */
  readonly first: EncodedTrees;
  /** P(content) of a block among its neighbours. */
  readonly second: EncodedTrees;
  /** What words of the text speak for, and words of class names. */
  readonly text: EncodedWords;
  readonly names: EncodedWords;
  /** From the expected F-measure of a page to the one that was measured on pages the model had not seen. */
  readonly confidence: Curve;
  /** What it was trained on, for the reader. */
  readonly about: string;
}

/** A model ready to run. */
export interface Model {
  readonly kinds: Trees;
  readonly first: Trees;
  readonly second: Trees;
  readonly evidence: Evidence;
  readonly confidence: Curve;
}

/** A page as the model sees it. */
export interface PageFeatures {
  /** One row of `FEATURES` per block. */
  readonly matrix: Float32Array;
  /** One row of `PAGE_FEATURE_NAMES`. */
  readonly pageRow: Float32Array;
  readonly neighbourhood: Neighbourhood;
  readonly words: PageWords;
}

/** Turns a page into numbers. */
export function readFeatures(page: Page): PageFeatures & { readonly context: BlockContext } {
  const context = blockContext(page);
  return {
    context,
    matrix: featureMatrix(context),
    pageRow: pageFeatures(context),
    neighbourhood: readNeighbourhood(context),
    words: readPageWords(context),
  };
}

/** What the model says about a page. */
export interface Prediction {
  /** P(content) of every block. */
  readonly p: Float64Array;
  /** One probability for each of `PAGE_KINDS`. */
  readonly kinds: Float64Array;
}

/** Decodes a model; throws an `OptionError` for data of another version. */
export function loadModel(data: ModelData): Model {
  if (data?.format !== MODEL_FORMAT) {
    throw new OptionError(
      'option-invalid',
      `stack: the model has format "${data?.format}", expected "${MODEL_FORMAT}"; train it again with this version`,
    );
  }
  const model = {
    kinds: decodeTrees(data.kinds),
    first: decodeTrees(data.first),
    second: decodeTrees(data.second),
    evidence: { text: decodeWords(data.text), names: decodeWords(data.names) },
    confidence: data.confidence,
  };
  const names = FEATURES.map(({ name }) => name);
  for (const [trees, expected] of [
    [model.kinds, PAGE_FEATURE_NAMES],
    [model.first, names],
    [model.second, names],
  ] as const) {
    if (trees.features.join() !== expected.join()) {
      throw new OptionError(
        'option-invalid',
        'stack: the model was trained on other features; train it again with this version',
      );
    }
  }
  return model;
}

/**
 * Runs the model: kinds, then blocks by themselves, then blocks among their neighbours. `hint` replaces the predicted kind.
 * Writes the columns of the second stage into the page's matrix.
 */
export function runModel(
  model: Pick<Model, 'evidence' | 'kinds' | 'first' | 'second'>,
  { matrix, pageRow, neighbourhood, words }: PageFeatures,
  hint?: PageKind,
): Prediction {
  const kinds =
    hint === undefined
      ? predict(model.kinds, pageRow)
      : Float64Array.from(PAGE_KINDS, (kind) => (kind === hint ? 1 : 0));
  fillKinds(matrix, kinds);
  fillEvidence(matrix, words, model.evidence);
  const p = predict(model.first, matrix);
  fillNeighbourhood(matrix, neighbourhood, p);
  predictInto(p, model.second, matrix);
  return { p, kinds };
}

/** Below this first-stage probability a block is out, and the second stage is not asked: half of all blocks, none of the doubt. */
export const RULED_OUT = 0.02;

/** Replaces the probabilities of the blocks still in question by what the trees say. */
function predictInto(p: Float64Array, trees: Trees, matrix: Float32Array): void {
  const width = trees.features.length;
  const open = Array.from(p.keys()).filter((b) => p[b]! >= RULED_OUT);
  const rows = new Float32Array(open.length * width);
  open.forEach((b, k) => {
    rows.set(matrix.subarray(b * width, (b + 1) * width), k * width);
  });
  predict(trees, rows).forEach((value, k) => {
    p[open[k]!] = value;
  });
}

/** The confidence that belongs to an expected F-measure. */
export function confidenceOf(model: Model, expected: number): number {
  return applyCurve(model.confidence, expected);
}
