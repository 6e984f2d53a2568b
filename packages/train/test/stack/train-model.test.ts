import { keptSpans, parsePage } from '@pith/core';
import type { Example } from '@pith/evaluation';
import { createStack, loadModel } from '@pith/stack';
import { describe, expect, it } from 'vitest';
import { preparePage } from '../../src/data/prepare-page.ts';
import { type TrainedModel, trainModel } from '../../src/stack/train-model.ts';
import { trainingTable } from '../../src/stack/training-table.ts';

const sentence = (i: number, k: number): string =>
  `On day ${i} the crew of boat ${k} mended nets, counted fish, and wrote it all down. `;

/** Pages of one simple template: a menu, an article, a footer. */
const examples: Example[] = Array.from({ length: 24 }, (_, i) => {
  const paragraphs = Array.from({ length: 3 + (i % 4) }, (_, k) => sentence(i, k).repeat(2).trim());
  const html = `<title>Day ${i}</title><nav><ul>${'<li><a href="/">Part of the menu</a></li>'.repeat(5)}</ul></nav>
<article><h1>Day ${i}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</article><footer><p>All rights reserved, harbour ${i}</p></footer>`;
  return {
    id: `p${i}`,
    group: `site${i % 8}`,
    kind: i % 3 === 0 ? 'forum' : 'article',
    gold: [`Day ${i}`, ...paragraphs].join('\n'),
    with: [],
    without: [],
    meta: {},
    html: () => html,
  };
});

const train = (): TrainedModel =>
  trainModel({ pages: examples.map((example) => preparePage(example)), folds: 3, seed: 7, about: 'made-up pages' });

describe('trainModel', () => {
  const trained = train();

  it('learns to tell an article from its menu on pages it has not seen', () => {
    expect(trained.heldOut).toHaveLength(24);
    for (const { f1 } of trained.heldOut) expect(f1).toBeGreaterThan(0.9);
  });

  it('gives the same bytes for the same seed', () => {
    expect(JSON.stringify(train().model)).toBe(JSON.stringify(trained.model));
  });

  it('makes a model that runs', () => {
    const page = parsePage(examples[0]!.html());
    loadModel(trained.model);
    const extraction = createStack(trained.model)().extract(page);
    const text = keptSpans(extraction)
      .map(([start, end]) => page.text.slice(start, end))
      .join(' ');
    expect(text).toContain('mended nets');
    expect(text).not.toContain('menu');
  });

  it('prints scores by kind, calibration and what it looks at', () => {
    const table = trainingTable(trained);
    expect(table).toMatch(/all +24 /);
    expect(table).toMatch(/forum +8 /);
    expect(table).toContain('calibration error');
  });
});
