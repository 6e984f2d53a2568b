import { parsePage } from '@pith/core';
import { loadPipeline, type MemberData } from '@pith/ensemble';
import { scoreText, seededRandom } from '@pith/evaluation';
import { toText } from '@pith/render';
import { awkwardPages } from '@pith/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAtoms, keptAtoms } from '../src/pages/atoms.ts';
import { voteBits } from '../src/pages/bits.ts';
import { PageBench } from '../src/pages/page-bench.ts';
import { toProgram } from '../src/pages/program.ts';
import { pageScorer } from '../src/pages/score-page.ts';
import { growTree } from '../src/trees/grow.ts';
import { repair } from '../src/trees/repair.ts';
import { toPipelineData } from '../src/trees/tree.ts';
import { makePage, registry } from './sample.ts';

const yardstick = { tokeniser: 'word', metric: 'f1' } as const;
const randomTree = (seed: number): MemberData =>
  repair(growTree(registry.definitions, 3, seededRandom(seed)), registry)!;

describe('a page is cut into atoms', () => {
  it('at white space, text nodes and blocks; glued where nothing stands between', () => {
    const page = parsePage('<p>one <b>T</b>wo<p>three<br>four <i hidden>x</i>五六');
    const atoms = findAtoms(page);
    const texts = Array.from(atoms.start, (start, a) => page.text.slice(start, atoms.end[a]));
    expect(texts).toEqual(['one', 'T', 'wo', 'three', 'four', '五', '六']);
    expect(Array.from(atoms.glued)).toEqual([0, 0, 1, 0, 0, 0, 1]);
  });

  it.each(awkwardPages)('all atoms of "$name" score as its whole text does', ({ html }) => {
    const page = parsePage(html);
    const atoms = findAtoms(page);
    const all = registry.create('keep-all').extract(page);
    const gold = 'some words of the page';
    const score = pageScorer(page.text, atoms, gold, 'word', 'f1')(keptAtoms(all, atoms));
    expect(score).toBeCloseTo(scoreText(toText(all), gold, 'word').bag.f1, 12);
  });
});

describe('scores', () => {
  it('are those of the real pipeline and the real text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (pageSeed, treeSeed) => {
        const { html, gold } = makePage(pageSeed);
        const page = parsePage(html);
        const tree = randomTree(treeSeed);
        const text = toText(loadPipeline(toPipelineData(tree), registry).extract(page));
        const bench = new PageBench(page, { ...yardstick, gold }, 1e6);
        expect(bench.score([toProgram(tree, registry)])[0]).toBeCloseTo(scoreText(text, gold, 'word').bag.f1, 12);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['precision', 'bag', 'precision'],
    ['recall', 'bag', 'recall'],
    ['lcs-f1', 'lcs', 'f1'],
    ['lcs-score', 'lcs', 'score'],
  ] as const)('%s is that of evaluation', (metric, group, field) => {
    const { html, gold } = makePage(7);
    const page = parsePage(html);
    const scores = scoreText(toText(registry.create('bte').extract(page)), gold, 'word') as unknown as Record<
      string,
      Record<string, number>
    >;
    const bench = new PageBench(page, { tokeniser: 'word', metric, gold }, 1e6);
    expect(bench.score([toProgram({ extractor: 'bte' }, registry)])[0]).toBeCloseTo(scores[group]![field]!, 12);
  });

  it('are the same from the cache, fresh, and with hardly any cache', () => {
    const { html, gold } = makePage(3);
    const programs = Array.from({ length: 30 }, (_, i) => toProgram(randomTree(i + 1), registry));
    const open = (cacheBytes: number): PageBench => new PageBench(parsePage(html), { ...yardstick, gold }, cacheBytes);
    const warm = open(1e6);
    const first = warm.score(programs);
    expect(warm.score(programs)).toEqual(first);
    expect(open(500).score(programs)).toEqual(first);
    const one = open(1e6);
    expect(Float64Array.from(programs, (program) => one.score([program])[0]!)).toEqual(first);
  });
});

it('a vote of 1 is the union, of all the intersection, and weights count', () => {
  const [a, b, c] = [0b1100, 0b1010, 0b1001].map((bits) => Uint32Array.of(bits)) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  expect(voteBits([a, b, c], [1, 1, 1], 1)[0]).toBe(0b1111);
  expect(voteBits([a, b, c], [1, 1, 1], 3)[0]).toBe(0b1000);
  expect(voteBits([a, b, c], [2, 1, 1], 2)[0]).toBe(0b1100);
});
