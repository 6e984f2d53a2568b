import { MARKUP_FEATURES, TEXT_FEATURES } from './block-features.ts';
import { CONTAINER_FEATURES, RECORD_FEATURES } from './container-features.ts';
import type { BlockContext } from './context.ts';
import type { Feature } from './feature.ts';
import { PAGE_FEATURES } from './page-features.ts';
import { GROUP_FEATURES, NEIGHBOUR_FEATURES, PLACE_FEATURES } from './place-features.ts';

/** All features, in the order the model knows them by. */
export const FEATURES: readonly Feature[] = [
  ...TEXT_FEATURES,
  ...MARKUP_FEATURES,
  ...PLACE_FEATURES,
  ...NEIGHBOUR_FEATURES,
  ...GROUP_FEATURES,
  ...CONTAINER_FEATURES,
  ...RECORD_FEATURES,
  ...PAGE_FEATURES,
];

/** The features of all blocks of a page, block by block. */
export function featureMatrix(context: BlockContext): Float32Array {
  const rows = context.page.blocks.count;
  const width = FEATURES.length;
  const matrix = new Float32Array(rows * width);
  FEATURES.forEach((feature, column) => {
    for (let b = 0; b < rows; b++) matrix[b * width + column] = feature.of(context, b);
  });
  return matrix;
}
