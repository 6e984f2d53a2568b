import { keptSpans } from '@pith/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parallel, serial, vote } from '../src/index.ts';
import { extractor, leaf, members, page } from './arbitraries.ts';
import { keptMask } from './members.ts';

describe('serial', () => {
  it('of one is the member', () => {
    fc.assert(
      fc.property(page, extractor, (p, a) => {
        const { bounds, kept, score } = a.extract(p);
        expect(serial([a]).extract(p)).toMatchObject({ bounds, kept, score });
      }),
    );
  });

  it('is associative', () => {
    fc.assert(
      fc.property(page, extractor, extractor, extractor, (p, a, b, c) => {
        const flat = keptMask(serial([a, b, c]), p);
        expect(keptMask(serial([a, serial([b, c])]), p)).toBe(flat);
        expect(keptMask(serial([serial([a, b]), c]), p)).toBe(flat);
      }),
    );
  });

  it('keeps no more than any prefix of it', () => {
    fc.assert(
      fc.property(page, members, (p, list) => {
        const whole = serial(list);
        const first = keptMask(list[0]!, p);
        for (const [i, mark] of [...keptMask(whole, p)].entries()) if (mark === '#') expect(first[i]).toBe('#');
      }),
    );
  });

  it('hands on a page whose text stands at the same positions', () => {
    fc.assert(
      fc.property(page, leaf, leaf, (p, a, b) => {
        const { parts } = serial([a, b]).extract(p);
        const inner = parts![1]!.extraction.page;
        const { starts, origins } = inner.restriction!;
        for (let k = 0; k + 1 < starts.length; k++) {
          const slice = inner.text.slice(starts[k], starts[k + 1]);
          expect(p.text.slice(origins[k], origins[k]! + slice.length)).toBe(slice);
        }
        expect(inner.text).toBe(
          keptSpans(a.extract(p))
            .map(([start, end]) => p.text.slice(start, end))
            .join(''),
        );
      }),
    );
  });
});

describe('parallel', () => {
  it('does not depend on the order of members', () => {
    fc.assert(
      fc.property(page, members, fc.constantFrom('union', 'intersection'), (p, list, combine) => {
        const { bounds, kept, score } = parallel(list, { combine }).extract(p);
        expect(parallel([...list].reverse(), { combine }).extract(p)).toMatchObject({ bounds, kept, score });
      }),
    );
  });

  it('can be flattened', () => {
    fc.assert(
      fc.property(page, leaf, leaf, leaf, fc.constantFrom('union', 'intersection'), (p, a, b, c, combine) => {
        const flat = parallel([a, b, c], { combine }).extract(p);
        const nested = parallel([a, parallel([b, c], { combine })], { combine }).extract(p);
        expect(nested.kept).toEqual(flat.kept);
        expect(nested.score).toEqual(flat.score);
      }),
    );
  });

  it('unites and intersects character by character', () => {
    fc.assert(
      fc.property(page, leaf, leaf, (p, a, b) => {
        const [one, other] = [[...keptMask(a, p)], [...keptMask(b, p)]];
        const join = (isKept: (i: number) => boolean): string => one.map((_, i) => (isKept(i) ? '#' : '.')).join('');
        expect(keptMask(parallel([a, b]), p)).toBe(join((i) => one[i] === '#' || other[i] === '#'));
        expect(keptMask(parallel([a, b], { combine: 'intersection' }), p)).toBe(
          join((i) => one[i] === '#' && other[i] === '#'),
        );
      }),
    );
  });
});

describe('vote', () => {
  it('of 1 is union', () => {
    fc.assert(
      fc.property(page, members, (p, list) => {
        expect(keptMask(vote(list, { quorum: 1 }), p)).toBe(keptMask(parallel(list), p));
      }),
    );
  });

  it('of n is intersection', () => {
    fc.assert(
      fc.property(page, members, (p, list) => {
        const all = keptMask(parallel(list, { combine: 'intersection' }), p);
        expect(keptMask(vote(list, { quorum: list.length }), p)).toBe(all);
        expect(keptMask(vote(list, { share: 1 }), p)).toBe(all);
      }),
    );
  });

  it('counts a member of weight 2 like two members', () => {
    fc.assert(
      fc.property(page, leaf, leaf, leaf, fc.integer({ min: 1, max: 4 }), (p, a, b, c, quorum) => {
        expect(keptMask(vote([a, b, c], { quorum, weights: [2, 1, 1] }), p)).toBe(
          keptMask(vote([a, a, b, c], { quorum }), p),
        );
      }),
    );
  });

  it('keeps more with a smaller quorum', () => {
    fc.assert(
      fc.property(page, members, fc.constantFrom('text', 'textNode', 'block'), (p, list, unit) => {
        for (let quorum = 2; quorum <= list.length; quorum++) {
          const strict = keptMask(vote(list, { quorum, unit }), p);
          const loose = keptMask(vote(list, { quorum: quorum - 1, unit }), p);
          for (let i = 0; i < strict.length; i++) if (strict[i] === '#') expect(loose[i]).toBe('#');
        }
      }),
    );
  });

  it('keeps or drops whole units', () => {
    fc.assert(
      fc.property(page, members, (p, list) => {
        const mask = keptMask(vote(list, { quorum: 1, unit: 'block' }), p);
        for (let b = 0; b < p.blocks.count; b++) {
          expect(mask.slice(p.blocks.start[b], p.blocks.end[b])).toMatch(/^(#*|\.*)$/);
        }
        const byNode = keptMask(vote(list, { quorum: 1, unit: 'textNode' }), p);
        for (let i = 0; i < p.nodeCount; i++) {
          if (p.isText(i)) expect(byNode.slice(p.textStart[i], p.textStart[i + 1])).toMatch(/^(#*|\.*)$/);
        }
      }),
    );
  });

  it('of one extractor for blocks is that extractor, rounded', () => {
    fc.assert(
      fc.property(page, leaf, (p, a) => {
        const mask = keptMask(a, p);
        const rounded = keptMask(vote([a], { unit: 'block' }), p);
        for (let b = 0; b < p.blocks.count; b++) {
          const [from, to] = [p.blocks.start[b]!, p.blocks.end[b]!];
          const marks = [...mask.slice(from, to)].filter((_, i) => p.text[from + i]!.trim() !== '');
          const votes = marks.filter((mark) => mark === '#').length;
          expect(rounded[from]).toBe(2 * votes >= marks.length ? '#' : '.');
        }
      }),
    );
  });
});
