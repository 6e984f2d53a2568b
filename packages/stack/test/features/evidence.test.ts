import { parsePage } from '@pith/core';
import { expect, it } from 'vitest';
import { blockContext } from '../../src/features/context.ts';
import { EVIDENCE_FEATURES, readPageWords, writeEvidence } from '../../src/features/evidence.ts';
import { WordTable } from '../../src/index.ts';
import { hashString } from '../../src/words/hash-word.ts';

const table = (weights: Record<string, number>): WordTable =>
  new WordTable(new Map(Object.entries(weights).map(([word, weight]) => [hashString(word), weight])));

const evidence = {
  text: table({ related: -2, stories: -1, because: 1, 渡: 0.5 }),
  names: table({ story: 2, body: 1, side: -1, rail: -2 }),
};

const context = blockContext(
  parsePage(`<body class="story"><div class="storyBody"><p>Because it rains, 渡船.</p></div>
  <div class="side"><div id="railTop"><h2>Related stories</h2><p>Ferry</p></div></div></body>`),
);
const matrix = new Float32Array(context.page.blocks.count * EVIDENCE_FEATURES.length);
writeEvidence(readPageWords(context), evidence, matrix, EVIDENCE_FEATURES.length, 0);
const column = (name: string): number[] => {
  const at = EVIDENCE_FEATURES.findIndex((feature) => feature.name === name);
  return Array.from({ length: context.page.blocks.count }, (_, b) =>
    Number(matrix[b * EVIDENCE_FEATURES.length + at]!.toFixed(4)),
  );
};

// Blocks: the paragraph, the heading, the paragraph below it.
it.each([
  ['text:mean', [0.5, -1, 0]],
  ['text:least', [0, -2, 0]],
  ['text:most', [1, 0, 0]],
  ['text:first', [1, -2, 0]],
  ['text:known', [0.4, 1, 0]],
  ['text:heading', [0, 0, -1]],
  ['names:own', [0, 0, 0]],
  // The body's class describes the page, not a part of it.
  ['names:near', [3, -3, -3]],
  ['names:sum', [3, -3, -3]],
  ['names:least', [0, -2, -2]],
  ['names:most', [3, 0, 0]],
])('%s', (name, expected) => {
  expect(column(name)).toEqual(expected);
});
