import { keepAll, parsePage } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { parallel, serial, vote } from '../src/index.ts';
import { broken, byShape, keptMask, longWords } from './members.ts';

const page = parsePage('<p>one three seven</p><p>a b</p>');
const long = longWords({ length: 5 });

describe('results', () => {
  it('carry the members they came from', () => {
    const { parts } = vote([long, parallel([keepAll(), long], { name: 'pair' })]).extract(page);
    expect(parts?.map(({ name }) => name)).toEqual(['long-words', 'pair']);
    expect(parts?.[1]?.extraction.parts?.map(({ name }) => name)).toEqual(['keep-all', 'long-words']);
  });

  it('carry the notes of members under their names', () => {
    expect(serial([keepAll(), parallel([long], { name: 'inner' })]).extract(page).notes).toEqual([
      'inner: long-words: words only',
    ]);
  });

  it('of a serial pipeline keep what each member saw', () => {
    const { parts } = serial([long, keepAll()]).extract(page);
    expect(parts?.map(({ extraction }) => extraction.page.text)).toEqual(['one three sevena b', 'three seven']);
  });

  it('of a vote score the share of votes, bent to 0.5 at the quorum', () => {
    const { score, kept } = vote([keepAll(), long, longWords({ length: 20 })], { quorum: 2 }).extract(page);
    expect(Array.from(kept)).toEqual([0, 1, 0]);
    expect(Array.from(score)).toEqual([0.25, 0.5, 0.25]);
  });
});

describe('confidence of a vote', () => {
  it('is 1 when all agree', () => {
    expect(vote([long, long]).extract(page).confidence).toBe(1);
    expect(vote([longWords({ length: 20 }), longWords({ length: 20 })]).extract(page).confidence).toBe(1);
  });

  it('is the mean F1 of the members against the result', () => {
    // The first keeps 11 of 18 characters, the second all: a quorum of 2 keeps 11.
    const expected = (1 + (2 * 11) / (11 + 18)) / 2;
    expect(vote([long, keepAll()], { quorum: 2 }).extract(page).confidence).toBeCloseTo(expected, 12);
    const weighted = (3 + (2 * 11) / (11 + 18)) / 4;
    expect(vote([long, keepAll()], { share: 1, weights: [3, 1] }).extract(page).confidence).toBeCloseTo(weighted, 12);
  });

  it('is not stated for a single member', () => {
    expect(vote([long]).extract(page)).not.toHaveProperty('confidence');
  });
});

describe('a member that throws', () => {
  it('is named, with the way to it, by default', () => {
    const pipeline = serial([vote([long, broken], { name: 'inner' })], { name: 'outer' });
    expect(() => pipeline.extract(page)).toThrow(
      expect.objectContaining({
        code: 'extractor-failed',
        message: 'outer: member "inner" failed: inner: member "broken" failed: out of order',
        cause: expect.objectContaining({ cause: expect.objectContaining({ message: 'out of order' }) }),
      }),
    );
  });

  it.each([
    ['serial', serial([broken, long], { onError: 'skip' }), keptMask(long, page)],
    ['union', parallel([long, broken], { onError: 'skip' }), keptMask(long, page)],
    ['intersection', parallel([broken, long], { combine: 'intersection', onError: 'skip' }), keptMask(long, page)],
    ['quorum', vote([long, broken], { quorum: 2, onError: 'skip' }), keptMask(long, page)],
    ['share', vote([broken, long, keepAll()], { share: 1, onError: 'skip' }), keptMask(long, page)],
    [
      'weights',
      vote([broken, keepAll(), long], { quorum: 3, weights: [1, 1, 2], onError: 'skip' }),
      keptMask(long, page),
    ],
  ])('is left out of %s when it may be skipped', (_, pipeline, expected) => {
    expect(keptMask(pipeline, page)).toBe(expected);
    const { notes, parts } = pipeline.extract(page);
    expect(notes).toContain('broken: skipped, it failed: out of order');
    expect(parts?.map(({ name }) => name)).not.toContain('broken');
  });

  it('leaves all text in series and none side by side when there is no other', () => {
    expect(keptMask(serial([broken], { onError: 'skip' }), page)).toBe('#'.repeat(page.text.length));
    expect(keptMask(parallel([broken], { onError: 'skip' }), page)).toBe('.'.repeat(page.text.length));
    expect(keptMask(vote([broken], { onError: 'skip' }), page)).toBe('.'.repeat(page.text.length));
  });
});

describe('needs', () => {
  const wantsSource = { ...keepAll(), needs: 'source' as const };
  it('is what any member needs, side by side', () => {
    expect(vote([long, wantsSource]).needs).toBe('source');
    expect(parallel([long]).needs).toBeUndefined();
  });
  it('is what the first needs, in series: the others never see a source', () => {
    expect(serial([wantsSource, long]).needs).toBe('source');
    expect(serial([long, wantsSource]).needs).toBeUndefined();
  });
});

describe('creation refuses', () => {
  const nested = (levels: number) => {
    let pipeline = serial([long]);
    for (let i = 2; i < levels; i++) pipeline = serial([pipeline]);
    return pipeline;
  };
  it.each<[string, () => unknown]>([
    ['vote: members must be a list of at least one extractor', () => vote([])],
    ['serial: members must be a list of at least one extractor', () => serial(long as never)],
    ['serial: member 2 is no extractor; call the definition: by-shape()', () => serial([long, byShape as never])],
    ['parallel: member 1 is no extractor', () => parallel(['bte' as never])],
    ['vote: option "share" must be a number from 0.001 to 1, got 0', () => vote([long], { share: 0 })],
    ['vote: unknown option "votes"', () => vote([long], { votes: 1 } as never)],
    ['vote: option "name" must be lower case with hyphens, got "A"', () => vote([long], { name: 'A' })],
    ['a pipeline has at most 16 levels', () => nested(17)],
    ['a pipeline has at most 64 extractors', () => parallel(Array(64).fill(long))],
  ])('%s', (message, create) => {
    expect(create).toThrow(message);
  });

  it('no pipeline within the limits', () => {
    expect(keptMask(nested(16), page)).toBe(keptMask(long, page));
    expect(keptMask(parallel(Array(63).fill(long)), page)).toBe(keptMask(long, page));
  });
});

it('a pipeline cannot be changed from outside', () => {
  const weights = [1, 1];
  const members = [long, keepAll()];
  const pipeline = vote(members, { weights, quorum: 2 });
  weights[0] = 5;
  members.pop();
  expect(keptMask(pipeline, page)).toBe(keptMask(long, page));
  expect(Object.isFrozen(pipeline)).toBe(true);
});
