import type { Example } from '@pith/evaluation';
import { describe, expect, it } from 'vitest';
import { preparePage } from '../../src/data/prepare-page.ts';
import { learnEvidence } from '../../src/stack/learn-evidence.ts';

const page = (group: number, words: string): Example => ({
  id: `p${group}`,
  group: `site${group}`,
  gold: `The harbour lay still that morning, and day ${group} began. ${words}`,
  with: [],
  without: [],
  meta: {},
  html: () => `<div class="story"><p>The harbour lay still that morning, and day ${group} began. ${words}</p></div>
    <div class="rail"><p>Subscribe today for more of this</p></div>`,
});
const hash = (word: string): number => {
  let value = 0x811c9dc5 | 0;
  for (const character of word) value = Math.imul(value ^ character.charCodeAt(0), 0x01000193);
  return value;
};

describe('learnEvidence', () => {
  const { text, names } = learnEvidence(
    Array.from({ length: 10 }, (_, i) =>
      preparePage(page(i, i < 4 ? 'Gulls cried loudly overhead.' : 'Nothing moved there.')),
    ),
  );

  it('words of content speak for it, words of the rest against it', () => {
    expect(text.weight(hash('harbour'))).toBeGreaterThan(0.3);
    expect(text.weight(hash('subscribe'))).toBeLessThan(-0.3);
    expect(names.weight(hash('story'))).toBeGreaterThan(0.3);
    expect(names.weight(hash('rail'))).toBeLessThan(-0.3);
  });

  it('what few sites say counts for nothing', () => {
    expect(text.weight(hash('gulls'))).toBe(0);
  });
});
