import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference, type Extraction, intersection, invert, keepAll, parsePage, union, votes } from '../src/index.ts';
import { keptMap, pageWithExtractions, scoreMap } from './random-extraction.ts';

/** Checks a law for random extractions a, b, c of a random page. */
const law = (name: string, check: (a: Extraction, b: Extraction, c: Extraction) => void): void =>
  it(name, () => {
    fc.assert(
      fc.property(pageWithExtractions(3), ([, a, b, c]) => {
        check(a!, b!, c!);
      }),
    );
  });
const expectSame = (a: Extraction, b: Extraction): void => expect(keptMap(a)).toBe(keptMap(b));
const expectSameWithScores = (a: Extraction, b: Extraction): void => {
  expectSame(a, b);
  expect(scoreMap(a)).toEqual(scoreMap(b));
};

describe('union', () => {
  law('commutes', (a, b) => expectSameWithScores(union(a, b), union(b, a)));
  law('associates', (a, b, c) => expectSameWithScores(union(union(a, b), c), union(a, union(b, c))));
  law('of many is the same as two by two', (a, b, c) => expectSameWithScores(union(a, b, c), union(union(a, b), c)));
  law('with itself changes nothing', (a) => expectSameWithScores(union(a, a), a));
  law('takes the larger score', (a, b) => {
    expect(scoreMap(union(a, b))).toEqual(scoreMap(a).map((score, i) => Math.max(score, scoreMap(b)[i]!)));
  });
});

describe('intersection', () => {
  law('commutes', (a, b) => expectSameWithScores(intersection(a, b), intersection(b, a)));
  law('associates', (a, b, c) =>
    expectSameWithScores(intersection(intersection(a, b), c), intersection(a, intersection(b, c))),
  );
  law('with itself changes nothing', (a) => expectSameWithScores(intersection(a, a), a));
  law('distributes over union', (a, b, c) =>
    expectSame(intersection(a, union(b, c)), union(intersection(a, b), intersection(a, c))),
  );
  law('absorbs', (a, b) => expectSame(intersection(a, union(a, b)), a));
});

describe('invert', () => {
  law('twice changes nothing', (a) => expectSame(invert(invert(a)), a));
  law('keeps the visible text that was dropped', (a) => {
    expectSame(union(a, invert(a)), keepAll().extract(a.page));
    expect(keptMap(intersection(a, invert(a)))).not.toContain('K');
  });
  law('turns union into intersection', (a, b) => expectSame(invert(union(a, b)), intersection(invert(a), invert(b))));
  it('leaves hidden text and data segments dropped', () => {
    const page = parsePage(
      `<p>one two three</p><p hidden>no</p><script type="application/ld+json">{"text":"${'data '.repeat(40)}"}</script>`,
    );
    expect(keptMap(invert(keepAll().extract(page)))).not.toContain('K');
    expect(keptMap(invert(invert(keepAll().extract(page))))).toMatch(/^K{13}\.+$/);
  });
});

describe('difference', () => {
  law('is intersection with the inverse', (a, b) => expectSame(difference(a, b), intersection(a, invert(b))));
  law('with itself keeps nothing', (a) => expect(keptMap(difference(a, a))).not.toContain('K'));
});

describe('votes', () => {
  law('of one is union', (a, b, c) => expectSame(votes([a, b, c], 1), union(a, b, c)));
  law('of all is intersection', (a, b, c) => expectSame(votes([a, b, c], 3), intersection(a, b, c)));
  law('of two in three is what any pair shares', (a, b, c) =>
    expectSame(votes([a, b, c], 2), union(intersection(a, b), intersection(a, c), intersection(b, c))),
  );
  law('do not depend on the order of members', (a, b, c) =>
    expectSameWithScores(votes([a, b, c], 2), votes([c, a, b], 2)),
  );
  law('of weight 0 do not count', (a, b, c) => expectSameWithScores(votes([a, b, c], 1, [1, 0, 1]), votes([a, c], 1)));

  it('score 0.5 at the quorum, 1 when all agree, and in proportion between', () => {
    const page = parsePage('<p>x');
    const keep = keepAll().extract(page);
    const drop = invert(keep);
    const scoreOf = (kept: number, quorum: number): number =>
      votes(
        [0, 1, 2, 3].map((m) => (m < kept ? keep : drop)),
        quorum,
      ).score[0]!;
    expect([0, 1, 2, 3, 4].map((kept) => scoreOf(kept, 2))).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect([3, 4].map((kept) => scoreOf(kept, 4))).toEqual([0.375, 1]);
    expect(scoreOf(4, 9)).toBeLessThan(0.5);
  });

  it('reach a quorum that rounding misses, and score it so', () => {
    const page = parsePage('<p>x');
    const keep = keepAll().extract(page);
    const { kept, score } = votes([keep, keep, invert(keep)], 0.3 + 1e-16 * 4, [0.1, 0.2, 0.1]);
    expect([kept[0], score[0]! >= 0.5]).toEqual([1, true]);
  });

  it.each([[0], [Number.NaN], [1, [-1]], [1, [Number.NaN]], [1, [1, 2]]] as const)(
    'refuse %j, %j',
    (quorum, weights?) => {
      const message = 'votes: needs a quorum above 0, and for each member a weight of at least 0';
      const keep = keepAll().extract(parsePage('x'));
      expect(() => votes([keep], quorum, weights)).toThrow(
        expect.objectContaining({ code: 'option-invalid', message }),
      );
    },
  );
});

describe('every combination', () => {
  law('has scores on the right side of 0.5', (a, b, c) => {
    for (const { kept, score } of [union(a, b), intersection(a, b), difference(a, b), invert(a), votes([a, b, c], 2)]) {
      const fits = Array.from(kept, (isKept, k) => (isKept ? score[k]! >= 0.5 : score[k]! <= 0.5));
      expect(fits).not.toContain(false);
    }
  });
  law('partitions the text', (a, b, c) => {
    for (const { bounds, page } of [
      union(a, b),
      intersection(a, b),
      difference(a, b),
      invert(a),
      votes([a, b, c], 2),
    ]) {
      expect([bounds[0], bounds.at(-1)]).toEqual([0, page.text.length]);
      expect([...bounds]).toEqual([...new Set(bounds)].sort((x, y) => x - y));
    }
  });
  it('needs one page for all members, and at least one member', () => {
    const [a, b] = ['x', 'x'].map((html) => keepAll().extract(parsePage(html)));
    expect(() => union(a!, b!)).toThrow(
      expect.objectContaining({
        code: 'page-mismatch',
        message: 'extractions of different pages cannot be combined; parse the page once and share it',
      }),
    );
    expect(() => union()).toThrow(
      expect.objectContaining({ code: 'option-invalid', message: 'a combination needs at least one extraction' }),
    );
  });
});
