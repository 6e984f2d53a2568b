import { defineExtractor } from './definition.ts';

/** The baseline: keeps all visible text. */
export const keepAll = defineExtractor({
  name: 'keep-all',
  about: 'Keeps all visible text; the baseline every extractor must beat.',
  options: {},
  run: (page) => ({ unit: 'textNode', kept: new Uint8Array(page.nodeCount).fill(1) }),
});
