import { foldsByGroup } from '@pith/evaluation';
import {
  type Evidence,
  FEATURES,
  FIRST_STAGE_WIDTH,
  fillEvidence,
  fillKinds,
  fillNeighbourhood,
  PAGE_FEATURE_NAMES,
  PAGE_KINDS,
  predict,
  RULED_OUT,
  type Trees,
} from '@pith/stack';
import type { PreparedPage } from '../data/prepare-page.ts';
import { type BinnedFeatures, binFeatures } from '../gbdt/bins.ts';
import { type Boosted, boostTrees } from '../gbdt/boost.ts';
import type { BoostOptions } from '../gbdt/options.ts';
import { createRandom } from '../gbdt/random.ts';
import { learnEvidence } from './learn-evidence.ts';

/** How each part of the model is boosted. Chosen on training folds (see EXPERIMENTS.md of this package). */
export const STAGES = {
  kinds: { rounds: 40, depth: 3, learningRate: 0.15, rowShare: 0.8, featureShare: 0.5 },
  first: { rounds: 90, depth: 6, learningRate: 0.13, rowShare: 0.5, featureShare: 0.4 },
  second: { rounds: 200, depth: 6, learningRate: 0.07, rowShare: 0.5, featureShare: 0.4 },
} as const satisfies Record<string, Partial<BoostOptions>>;

/** Parts into which the training pages are dealt to get opinions of pages that those who give them have not seen. */
const INNER_FOLDS = 4;

/**
 * Share of the pages whose words and names are hidden from the learner, so that it also learns to do without: with pages in
 * languages it has no words of, and of authors who name nothing.
 */
const BLIND_SHARE = 0.15;
const HIDDEN = FEATURES.flatMap(({ name }, column) => (/^(near|any|in|text|names):/.test(name) ? [column] : []));

/** The learned parts of a model, and how much each feature helped the second stage. */
export interface TrainedStack {
  readonly evidence: Evidence;
  readonly kinds: Trees;
  readonly first: Trees;
  readonly second: Trees;
  readonly gain: ReadonlyMap<string, number>;
}

/**
 * Trains on prepared pages: evidence of words, then the two stages.
 *
 * Each learns from what the one before says about pages it was not trained on, as it will be when the model runs.
 */
export function trainStack(given: readonly PreparedPage[], seed: number): TrainedStack {
  const { pages, isBlind } = blindSome(given, seed);
  const parts = foldsByGroup(pages, INNER_FOLDS, seed).map((held) => {
    const unseen = new Set(held);
    return { held, rest: pages.filter((page) => !unseen.has(page)) };
  });
  for (const { held, rest } of parts) {
    const evidence = learnEvidence(rest);
    for (const page of held) if (!isBlind(page)) fillEvidence(page.matrix, page.words, evidence);
  }
  const table = new BlockTable(pages);
  const isInQuestion = new Map<PreparedPage, (block: number) => boolean>();
  for (const [k, { held, rest }] of parts.entries()) {
    const first = table.boostFirst(rest, seed + k);
    const kinds = trainKinds(rest, seed + k);
    for (const page of held) {
      const p = predict(first, page.matrix);
      fillKinds(page.matrix, predict(kinds, page.pageRow));
      fillNeighbourhood(page.matrix, page.neighbourhood, p);
      isInQuestion.set(page, (block) => p[block]! >= RULED_OUT);
    }
  }
  const { second, gain } = table.boostSecond((page, block) => isInQuestion.get(page)!(block), seed);
  return {
    evidence: learnEvidence(pages),
    kinds: trainKinds(pages, seed),
    first: table.boostFirst(pages, seed),
    second,
    gain,
  };
}

/** Replaces some pages by copies without words and names. */
function blindSome(
  given: readonly PreparedPage[],
  seed: number,
): { pages: readonly PreparedPage[]; isBlind: (page: PreparedPage) => boolean } {
  const random = createRandom(seed);
  const blind = new Set<PreparedPage>();
  const pages = given.map((page) => {
    if (random() >= BLIND_SHARE) return page;
    const matrix = page.matrix.slice();
    for (let row = 0; row < matrix.length; row += FEATURES.length)
      for (const column of HIDDEN) matrix[row + column] = 0;
    const copy = { ...page, matrix };
    blind.add(copy);
    return copy;
  });
  return { pages, isBlind: (page) => blind.has(page) };
}

function trainKinds(pages: readonly PreparedPage[], seed: number): Trees {
  const known = pages.filter(({ kind }) => kindNumber(kind) >= 0);
  // Pages of which no kind is known are all of one kind: there is nothing to tell apart.
  const labelled = known.length > 0 ? known : pages;
  const width = PAGE_FEATURE_NAMES.length;
  const values = new Float32Array(labelled.length * width);
  labelled.forEach(({ pageRow }, i) => {
    values.set(pageRow, i * width);
  });
  const labels = labelled.map(({ kind }) => Math.max(0, kindNumber(kind)));
  const table = binFeatures(values, PAGE_FEATURE_NAMES);
  return boostTrees({ table, objective: 'softmax', classes: PAGE_KINDS.length, labels }, { ...STAGES.kinds, seed })
    .trees;
}

function kindNumber(kind: string | undefined): number {
  return (PAGE_KINDS as readonly (string | undefined)[]).indexOf(kind);
}

/** The blocks of all pages as one binned table; each page owns a range of rows. */
class BlockTable {
  readonly #pages: readonly PreparedPage[];
  readonly #start: Map<PreparedPage, number> = new Map();
  readonly #rows: number;
  readonly #labels: Float64Array;
  readonly #weights: Float64Array;
  readonly #firstColumns: BinnedFeatures;

  constructor(pages: readonly PreparedPage[]) {
    this.#pages = pages;
    let rows = 0;
    for (const page of pages) {
      this.#start.set(page, rows);
      rows += page.labels.length;
    }
    this.#rows = rows;
    this.#labels = new Float64Array(rows);
    this.#weights = new Float64Array(rows);
    for (const page of pages) {
      this.#labels.set(page.labels, this.#start.get(page)!);
      this.#weights.set(page.weights, this.#start.get(page)!);
    }
    this.#firstColumns = this.#bin(0, FIRST_STAGE_WIDTH);
  }

  boostFirst(pages: readonly PreparedPage[], seed: number): Trees {
    const { trees } = this.#boost(
      this.#firstColumns,
      this.#select(pages, () => true),
      { ...STAGES.first, seed },
    );
    // The names of all columns, so that one matrix serves both stages.
    return { ...trees, features: FEATURES.map(({ name }) => name) };
  }

  /** Learns from the blocks that are in question; the columns of the second stage must have been written. */
  boostSecond(
    isInQuestion: (page: PreparedPage, block: number) => boolean,
    seed: number,
  ): { second: Trees; gain: Map<string, number> } {
    const more = this.#bin(FIRST_STAGE_WIDTH, FEATURES.length);
    const { names, edges, codes } = this.#firstColumns;
    const table = {
      rows: this.#rows,
      names: [...names, ...more.names],
      edges: [...edges, ...more.edges],
      codes: [...codes, ...more.codes],
    };
    const { trees, gain } = this.#boost(table, this.#select(this.#pages, isInQuestion), { ...STAGES.second, seed });
    return { second: trees, gain: new Map(table.names.map((name, i) => [name, gain[i]!])) };
  }

  #boost(table: BinnedFeatures, rows: Int32Array, options: Partial<BoostOptions>): Boosted {
    return boostTrees({ table, objective: 'logistic', labels: this.#labels, weights: this.#weights, rows }, options);
  }

  #select(pages: readonly PreparedPage[], isIn: (page: PreparedPage, block: number) => boolean): Int32Array {
    const rows: number[] = [];
    for (const page of pages) {
      const start = this.#start.get(page)!;
      for (let b = 0; b < page.weights.length; b++) if (page.weights[b]! > 0 && isIn(page, b)) rows.push(start + b);
    }
    return Int32Array.from(rows);
  }

  #bin(from: number, to: number): BinnedFeatures {
    const width = to - from;
    const values = new Float32Array(this.#rows * width);
    for (const page of this.#pages) {
      const start = this.#start.get(page)!;
      for (let b = 0; b < page.labels.length; b++) {
        const row = b * FEATURES.length;
        values.set(page.matrix.subarray(row + from, row + to), (start + b) * width);
      }
    }
    return binFeatures(
      values,
      FEATURES.slice(from, to).map(({ name }) => name),
    );
  }
}
