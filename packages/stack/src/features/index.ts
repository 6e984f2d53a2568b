import { PAGE_KINDS } from '../kinds.ts';
import { MARKUP_FEATURES, TEXT_FEATURES } from './block-features.ts';
import { CONTAINER_FEATURES, MEETING_FEATURES, RECORD_FEATURES } from './container-features.ts';
import type { BlockContext } from './context.ts';
import { EVIDENCE_FEATURES, type Evidence, type PageWords, writeEvidence } from './evidence.ts';
import type { Feature } from './feature.ts';
import { MEMBER_FEATURES, memberColumns } from './members.ts';
import { NEIGHBOURHOOD_FEATURES, type Neighbourhood, writeNeighbourhood } from './neighbourhood.ts';
import { PAGE_FEATURES } from './page-features.ts';
import { GROUP_FEATURES, NEIGHBOUR_FEATURES, PLACE_FEATURES } from './place-features.ts';

const BLOCK_FEATURES: readonly Feature[] = [
  ...TEXT_FEATURES,
  ...MARKUP_FEATURES,
  ...PLACE_FEATURES,
  ...NEIGHBOUR_FEATURES,
  ...GROUP_FEATURES,
  ...CONTAINER_FEATURES,
  ...MEETING_FEATURES,
  ...RECORD_FEATURES,
];
const KIND_FEATURES = PAGE_KINDS.map((kind) => ({
  name: `kind:${kind}`,
  about: `probability that the page is of kind ${kind}`,
}));

/** All features by name, in the order of a matrix row. The first stage sees `FIRST_STAGE_WIDTH` of them, the second all. */
export const FEATURES: readonly { readonly name: string; readonly about: string }[] = [
  ...[...BLOCK_FEATURES, ...PAGE_FEATURES].map(({ name, about }) => ({ name, about })),
  ...MEMBER_FEATURES,
  ...EVIDENCE_FEATURES,
  ...KIND_FEATURES,
  ...NEIGHBOURHOOD_FEATURES,
];

const PAGE_COLUMN = BLOCK_FEATURES.length;
const MEMBER_COLUMN = PAGE_COLUMN + PAGE_FEATURES.length;
const EVIDENCE_COLUMN = MEMBER_COLUMN + MEMBER_FEATURES.length;
const KIND_COLUMN = EVIDENCE_COLUMN + EVIDENCE_FEATURES.length;
const NEIGHBOURHOOD_COLUMN = KIND_COLUMN + KIND_FEATURES.length;

/** Number of columns that the first stage sees. */
export const FIRST_STAGE_WIDTH: number = KIND_COLUMN;

/** The features that tell the kind of a page. */
export const PAGE_FEATURE_NAMES: readonly string[] = PAGE_FEATURES.map(({ name }) => name);

const WIDTH = FEATURES.length;

/** One row of numbers per block; the columns of evidence, kinds and neighbourhood are 0 until they are written. */
export function featureMatrix(context: BlockContext): Float32Array {
  const rows = context.page.blocks.count;
  const matrix = new Float32Array(rows * WIDTH);
  BLOCK_FEATURES.forEach((feature, column) => {
    for (let b = 0; b < rows; b++) matrix[b * WIDTH + column] = feature.of(context, b);
  });
  const shared = pageFeatures(context);
  for (let b = 0; b < rows; b++) matrix.set(shared, b * WIDTH + PAGE_COLUMN);
  memberColumns(context.page).forEach((values, k) => {
    for (let b = 0; b < rows; b++) matrix[b * WIDTH + MEMBER_COLUMN + k] = values[b]!;
  });
  return matrix;
}

/** The features that all blocks of a page share, in the order of `PAGE_FEATURE_NAMES`. */
export function pageFeatures(context: BlockContext): Float32Array {
  return Float32Array.from(PAGE_FEATURES, (feature) => feature.of(context, 0));
}

/** Tells every block what kind of page it stands in. */
export function fillKinds(matrix: Float32Array, probabilities: ArrayLike<number>): void {
  for (let row = KIND_COLUMN; row < matrix.length; row += WIDTH) matrix.set(probabilities, row);
}

/** Tells every block what the first stage thinks of it and its surroundings. */
export function fillNeighbourhood(matrix: Float32Array, neighbourhood: Neighbourhood, p: Float64Array): void {
  writeNeighbourhood(neighbourhood, p, matrix, WIDTH, NEIGHBOURHOOD_COLUMN);
}

/** Tells every block what its words and class names speak for. */
export function fillEvidence(matrix: Float32Array, words: PageWords, evidence: Evidence): void {
  writeEvidence(words, evidence, matrix, WIDTH, EVIDENCE_COLUMN);
}
