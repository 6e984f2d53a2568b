import { BLOCK_TAGS, type Page, type Signal } from '@pith/core';

/** What is counted in a block: its characters of text, and elements by tag. */
const FEATURES = {
  text: '#text',
  images: 'img picture svg',
  listItems: 'li',
  links: 'a',
  tables: 'table',
  scripts: 'script',
  objects: 'object embed iframe video audio',
  forms: 'form input select button textarea',
};

/** Number of features. */
export const FEATURE_COUNT: number = Object.keys(FEATURES).length;

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
  const tags = Object.values(FEATURES).map((names) => names.split(' '));
  return Int32Array.from(page.tagNames, (name) => tags.findIndex((names) => names.includes(name)));
}

function scaleColumn(features: Float64Array, feature: number): void {
  let most = 0;
  for (let at = feature; at < features.length; at += FEATURE_COUNT) most = Math.max(most, features[at]!);
  if (most === 0) return;
  for (let at = feature; at < features.length; at += FEATURE_COUNT) features[at] = features[at]! / most;
}

/** The features as signals, one for each, with a value for every block of the page. */
export function featureSignals({ features, elementOf }: FeatureBlocks): Signal[] {
  return Object.keys(FEATURES).map((name, f) => ({
    name,
    unit: 'block',
    values: Float64Array.from(elementOf, (e) => features[e * FEATURE_COUNT + f] ?? 0),
  }));
}
