import { BLOCK_TAGS, type Page } from '@pith/core';

/** The tags behind each counted feature. */
const FEATURE_TAGS = {
  images: 'img picture svg',
  listItems: 'li',
  links: 'a',
  tables: 'table',
  scripts: 'script',
  objects: 'object embed iframe video audio',
  forms: 'form input select button textarea',
};

/** Number of features: characters of text, and one for each entry of the list above. */
export const FEATURE_COUNT: number = 1 + Object.keys(FEATURE_TAGS).length;

/** The blocks of FE, which are elements, and how the page's own blocks belong to them. */
export interface FeatureBlocks {
  /** `FEATURE_COUNT` numbers for each element with text of its own, each divided by its maximum over all of them. */
  readonly features: Float64Array;
  /** Number of the element that each block of the page belongs to, -1 for data segments. */
  readonly elementOf: Int32Array;
}

/** Counts the features of every block element that has text outside its child blocks; child blocks count for themselves. */
export function countFeatures(page: Page): FeatureBlocks {
  const { tag, parent, nodeCount, blocks } = page;
  const ownerOf = new Int32Array(nodeCount).fill(-1);
  let count = 0;
  for (const node of blocks.element) if (node >= 0 && ownerOf[node]! < 0) ownerOf[node] = count++;
  const elementOf = blocks.element.map((node) => ownerOf[node] ?? -1);

  const isBlock = page.tagMask(BLOCK_TAGS);
  const featureOf = featureNumbers(page);
  const features = new Float64Array(count * FEATURE_COUNT);
  for (let i = 0; i < nodeCount; i++) {
    if (!isBlock[tag[i]!]) ownerOf[i] = ownerOf[parent[i]!] ?? -1;
    const feature = featureOf[tag[i]!]!;
    if (ownerOf[i]! < 0 || feature < 0 || page.isHidden(i)) continue;
    const at = ownerOf[i]! * FEATURE_COUNT + feature;
    features[at] = features[at]! + (feature === 0 ? page.charCount(i) : 1);
  }
  for (let feature = 0; feature < FEATURE_COUNT; feature++) scaleColumn(features, feature);
  return { features, elementOf };
}

/** The feature that each tag number of the page counts for: 0 for text, -1 for none. */
function featureNumbers(page: Page): Int32Array {
  const numbers = new Int32Array(page.tagNames.length).fill(-1);
  numbers[0] = 0;
  Object.values(FEATURE_TAGS).forEach((names, k) => {
    for (const name of names.split(' ')) {
      const id = page.tagId(name);
      if (id >= 0) numbers[id] = k + 1;
    }
  });
  return numbers;
}

function scaleColumn(features: Float64Array, feature: number): void {
  let most = 0;
  for (let at = feature; at < features.length; at += FEATURE_COUNT) most = Math.max(most, features[at]!);
  if (most === 0) return;
  for (let at = feature; at < features.length; at += FEATURE_COUNT) features[at] = features[at]! / most;
}
