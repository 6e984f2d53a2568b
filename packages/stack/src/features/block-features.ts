import { CLASS_GROUPS } from './class-words.ts';
import type { BlockContext } from './context.ts';
import { type Feature, feature, ratio } from './feature.ts';
import { BLOCK_KINDS, SEMANTIC_TAGS } from './structure.ts';
import { isStop } from './text-shape.ts';

const elementOf = (c: BlockContext, b: number): number => c.page.blocks.element[b]!;
const kindOf = (c: BlockContext, b: number): number => {
  const element = elementOf(c, b);
  return element < 0 ? -1 : c.structure.kindOfTag[c.page.tag[element]!]!;
};
const headingLevel = (c: BlockContext, b: number): number => {
  const element = elementOf(c, b);
  const name = element < 0 ? '' : c.page.tagName(element);
  return name.length === 2 && name[0] === 'h' && name !== 'hr' ? Number(name[1]) : 0;
};

/** What the text of a block looks like. */
export const TEXT_FEATURES: readonly Feature[] = [
  feature('words', 'log of the words', (c, b) => Math.log1p(c.shape.words[b]!)),
  feature('chars', 'log of the characters', (c, b) => Math.log1p(c.shape.chars[b]!)),
  feature('wordLength', 'characters per word', (c, b) => ratio(c.shape.chars[b]!, c.shape.words[b]!)),
  feature('linkDensity', 'share of characters in links', (c, b) => ratio(c.shape.linkChars[b]!, c.shape.chars[b]!)),
  feature('ownWords', 'log of the words outside links', (c, b) =>
    Math.log1p(c.shape.words[b]! * (1 - ratio(c.shape.linkChars[b]!, c.shape.chars[b]!))),
  ),
  feature('commaShare', 'commas per word', (c, b) => ratio(c.shape.commas[b]!, c.shape.words[b]!)),
  feature('stops', 'log of the sentence ends', (c, b) => Math.log1p(c.shape.stops[b]!)),
  feature('stopShare', 'sentence ends per word', (c, b) => ratio(c.shape.stops[b]!, c.shape.words[b]!)),
  feature('endsSentence', 'ends with a sentence mark', (c, b) => (isStop(c.shape.lastCode[b]!) ? 1 : 0)),
  feature('endsColon', 'ends with a colon', (c, b) =>
    c.shape.lastCode[b] === 0x3a || c.shape.lastCode[b] === 0xff1a ? 1 : 0,
  ),
  feature('digitShare', 'share of digits', (c, b) => ratio(c.shape.digits[b]!, c.shape.chars[b]!)),
  feature('capitalShare', 'capitals per word', (c, b) => ratio(c.shape.capitals[b]!, c.shape.words[b]!)),
  feature('letterShare', 'share of letters', (c, b) => ratio(c.shape.letters[b]!, c.shape.chars[b]!)),
  feature('separatorShare', 'menu separators per word', (c, b) => ratio(c.shape.separators[b]!, c.shape.words[b]!)),
  feature('currency', 'currency signs', (c, b) => Math.min(3, c.shape.currency[b]!)),
  feature('titleOverlap', 'share of its words that the title has', (c, b) => c.shape.titleOverlap[b]!),
  feature(
    'descriptionOverlap',
    'share of its words that the description has',
    (c, b) => c.shape.descriptionOverlap[b]!,
  ),
  feature('repeatsBefore', 'earlier blocks with the same text', (c, b) => Math.min(10, c.repeatsBefore[b]!)),
  feature('repeats', 'blocks with the same text', (c, b) => Math.min(20, c.repeats[b]!)),
];

/** What the block is marked up as. */
export const MARKUP_FEATURES: readonly Feature[] = [
  ...BLOCK_KINDS.slice(1).map((kind, k) =>
    feature(`is:${kind}`, `its element is a ${kind}`, (c, b) => (kindOf(c, b) === k + 1 ? 1 : 0)),
  ),
  feature('headingLevel', 'level of the heading, 0 if none', headingLevel),
  feature('depth', 'depth of its element', (c, b) => (elementOf(c, b) < 0 ? -1 : c.structure.depth[elementOf(c, b)]!)),
  feature('isData', 'a segment of embedded data', (c, b) => c.page.blocks.data[b]!),
  feature('noscript', 'stands in a noscript that carries the page', (c, b) =>
    elementOf(c, b) < 0 ? 0 : (c.page.flags[elementOf(c, b)]! >> 2) & 1,
  ),
  ...SEMANTIC_TAGS.map((tag, bit) =>
    feature(`in:${tag}`, `stands in a ${tag}`, (c, b) =>
      elementOf(c, b) < 0 ? 0 : (c.structure.semantic[c.page.blocks.firstNode[b]!]! >> bit) & 1,
    ),
  ),
  ...CLASS_GROUPS.flatMap((group, bit) => [
    feature(`near:${group}`, `a class word of ${group} on it or the two elements around it`, (c, b) =>
      elementOf(c, b) < 0 ? 0 : (c.classes.near[elementOf(c, b)]! >> bit) & 1,
    ),
    feature(`any:${group}`, `a class word of ${group} on any element around it`, (c, b) =>
      elementOf(c, b) < 0 ? 0 : (c.classes.any[elementOf(c, b)]! >> bit) & 1,
    ),
  ]),
];
