import type { BlockContext } from './context.ts';
import { type Feature, feature, ratio } from './feature.ts';

/** The element `level` steps above a block's own, the root at most; -1 for data. */
function ancestor(c: BlockContext, b: number, level: number): number {
  let node = c.page.blocks.element[b]!;
  for (let i = 0; i < level && node > 0 && node !== c.page.body; i++) node = c.page.parent[node]!;
  return node;
}

const share = (c: BlockContext, node: number): number =>
  node < 0 ? -1 : ratio(c.page.charCount(node), c.page.charsBefore[c.page.nodeCount]!);
const links = (c: BlockContext, node: number): number =>
  node < 0 ? -1 : ratio(c.page.linkCharCount(node), c.page.charCount(node));
const density = (c: BlockContext, node: number): number =>
  node < 0 ? -1 : Math.log1p(c.page.charCount(node) / (c.page.tagCount(node) + 1));
const blockCount = (c: BlockContext, node: number): number =>
  node < 0 ? -1 : Math.log1p(c.structure.blocksBefore[c.page.end[node]!]! - c.structure.blocksBefore[node]!);

/** The containers around a block, from its own element outwards. */
export const CONTAINER_FEATURES: readonly Feature[] = [1, 2, 3, 5, 7].flatMap((level) => [
  feature(`share^${level}`, `share of the page's text in the element ${level} above`, (c, b) =>
    share(c, ancestor(c, b, level)),
  ),
  feature(`links^${level}`, `link density of the element ${level} above`, (c, b) => links(c, ancestor(c, b, level))),
  feature(`density^${level}`, `characters per tag in the element ${level} above`, (c, b) =>
    density(c, ancestor(c, b, level)),
  ),
  feature(`blocks^${level}`, `log of the blocks in the element ${level} above`, (c, b) =>
    blockCount(c, ancestor(c, b, level)),
  ),
]);

/** Where a block meets the headline or the largest block: in their own container, or only in the body. */
export const MEETING_FEATURES: readonly Feature[] = (
  [
    ['headline', 'the headline', (c: BlockContext) => c.meetsHeadline],
    ['largest', 'the largest block', (c: BlockContext) => c.meetsLargest],
  ] as const
).flatMap(([name, what, meets]) => {
  const node = (c: BlockContext, b: number): number => {
    const element = c.page.blocks.element[b]!;
    return element < 0 ? -1 : (meets(c)?.[element] ?? -1);
  };
  return [
    feature(`${name}Share`, `share of the page's text where it meets ${what}`, (c, b) => share(c, node(c, b))),
    feature(`${name}Steps`, `steps up to where it meets ${what}`, (c, b) =>
      node(c, b) < 0 ? -1 : c.structure.depth[c.page.blocks.element[b]!]! - c.structure.depth[node(c, b)]!,
    ),
    feature(`${name}Links`, `link density where it meets ${what}`, (c, b) => links(c, node(c, b))),
  ];
});

const recordOf = (c: BlockContext, b: number): number =>
  c.page.blocks.element[b]! < 0 ? -1 : c.structure.record[c.page.blocks.element[b]!]!;
const topRecordOf = (c: BlockContext, b: number): number =>
  c.page.blocks.element[b]! < 0 ? -1 : c.structure.topRecord[c.page.blocks.element[b]!]!;

/** Lists of like elements around a block: the posts of a thread, the items of a listing, the entries of a menu. */
export const RECORD_FEATURES: readonly Feature[] = (
  [
    ['record', 'nearest list entry', recordOf],
    ['topRecord', 'outermost list entry', topRecordOf],
  ] as const
).flatMap(([name, what, of]) => [
  feature(`${name}Count`, `entries like the ${what} around it`, (c, b) =>
    of(c, b) < 0 ? 0 : Math.log1p(c.structure.recordCount[of(c, b)]!),
  ),
  feature(`${name}Size`, `characters per entry like the ${what}`, (c, b) =>
    of(c, b) < 0 ? 0 : Math.log1p(ratio(c.structure.recordChars[of(c, b)]!, c.structure.recordCount[of(c, b)]!)),
  ),
  feature(`${name}Share`, `share of the page's text in entries like the ${what}`, (c, b) =>
    of(c, b) < 0 ? 0 : ratio(c.structure.recordChars[of(c, b)]!, c.page.charsBefore[c.page.nodeCount]!),
  ),
  feature(`${name}Links`, `link density of the ${what}`, (c, b) => links(c, of(c, b))),
  feature(`${name}Blocks`, `log of the blocks in the ${what}`, (c, b) => blockCount(c, of(c, b))),
]);
