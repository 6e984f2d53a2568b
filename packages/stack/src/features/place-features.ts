import type { BlockContext } from './context.ts';
import { type Feature, feature, ratio } from './feature.ts';

const visible = (c: BlockContext, b: number): boolean => b >= 0 && b < c.page.blocks.count;
const wordsAt = (c: BlockContext, b: number): number => (visible(c, b) ? Math.log1p(c.shape.words[b]!) : -1);
const linksAt = (c: BlockContext, b: number): number =>
  visible(c, b) ? ratio(c.shape.linkChars[b]!, c.shape.chars[b]!) : -1;
/** Sum over the blocks within `radius`, from running totals. */
const around = (totals: Float64Array, b: number, radius: number): number =>
  totals[Math.min(totals.length - 1, b + radius + 1)]! - totals[Math.max(0, b - radius)]!;
/** Distance from a block to another, in blocks, on a scale that forgets about far ones; `missing` where there is none. */
const distance = (b: number, to: number, missing: number): number =>
  to < 0 ? missing : Math.sign(b - to) * Math.log1p(Math.abs(b - to));

/** Where the block stands in the page. */
export const PLACE_FEATURES: readonly Feature[] = [
  feature('place', 'share of blocks before it', (c, b) => ratio(b, c.page.blocks.count)),
  feature('wordPlace', 'share of words before it', (c, b) => ratio(c.wordsBefore[b]!, c.facts.words)),
  feature('index', 'log of the blocks before it', (_, b) => Math.log1p(b)),
  feature('fromHeadline', 'blocks since the headline', (c, b) => distance(b, c.facts.headline, 9)),
  feature('wordsFromHeadline', 'words since the headline', (c, b) => {
    if (c.facts.headline < 0) return 12;
    const words = c.wordsBefore[b]! - c.wordsBefore[c.facts.headline]!;
    return Math.sign(words) * Math.log1p(Math.abs(words));
  }),
  feature('fromLargest', 'blocks since the largest block', (c, b) => distance(b, c.largest, 9)),
  feature('shareOfLargest', 'its words by those of the largest block', (c, b) =>
    c.largest < 0 ? 0 : ratio(c.shape.words[b]!, c.shape.words[c.largest]!),
  ),
];

/** What stands around the block. */
export const NEIGHBOUR_FEATURES: readonly Feature[] = [
  feature('words-1', 'words of the block before', (c, b) => wordsAt(c, b - 1)),
  feature('words-2', 'words of the second block before', (c, b) => wordsAt(c, b - 2)),
  feature('words+1', 'words of the next block', (c, b) => wordsAt(c, b + 1)),
  feature('words+2', 'words of the second next block', (c, b) => wordsAt(c, b + 2)),
  feature('links-1', 'link density of the block before', (c, b) => linksAt(c, b - 1)),
  feature('links+1', 'link density of the next block', (c, b) => linksAt(c, b + 1)),
  feature('links+2', 'link density of the second next block', (c, b) => linksAt(c, b + 2)),
  ...[2, 5, 12].flatMap((radius) => [
    feature(`words±${radius}`, `words within ${radius} blocks`, (c, b) => Math.log1p(around(c.wordsBefore, b, radius))),
    feature(`links±${radius}`, `link density within ${radius} blocks`, (c, b) =>
      ratio(around(c.linkCharsBefore, b, radius), around(c.charsBefore, b, radius)),
    ),
    feature(`stops±${radius}`, `sentence ends per word within ${radius} blocks`, (c, b) =>
      ratio(around(c.stopsBefore, b, radius), around(c.wordsBefore, b, radius)),
    ),
  ]),
  feature('sameAsBefore', 'same signature as the block before', (c, b) =>
    b > 0 && c.signatures.of[b] === c.signatures.of[b - 1] ? 1 : 0,
  ),
  feature('sameAsNext', 'same signature as the next block', (c, b) =>
    c.signatures.of[b] === c.signatures.of[b + 1] ? 1 : 0,
  ),
];

/** What the blocks that look like it have in common. */
export const GROUP_FEATURES: readonly Feature[] = (
  [
    ['path', 'of its tag path', (c: BlockContext) => c.paths],
    ['signature', 'of its tag and class', (c: BlockContext) => c.signatures],
  ] as const
).flatMap(([name, whose, groups]) => [
  feature(`${name}Count`, `log of the blocks ${whose}`, (c, b) => Math.log1p(groups(c).count[groups(c).of[b]!]!)),
  feature(`${name}Words`, `words per block ${whose}`, (c, b) =>
    Math.log1p(ratio(groups(c).words[groups(c).of[b]!]!, groups(c).count[groups(c).of[b]!]!)),
  ),
  feature(`${name}Links`, `link density of the blocks ${whose}`, (c, b) =>
    ratio(groups(c).linkChars[groups(c).of[b]!]!, groups(c).chars[groups(c).of[b]!]!),
  ),
  feature(`${name}Share`, `share of the page's words in the blocks ${whose}`, (c, b) =>
    ratio(groups(c).words[groups(c).of[b]!]!, c.facts.words),
  ),
  feature(`${name}Stops`, `sentence ends per block ${whose}`, (c, b) =>
    ratio(groups(c).stops[groups(c).of[b]!]!, groups(c).count[groups(c).of[b]!]!),
  ),
]);
