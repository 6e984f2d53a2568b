import { BLOCK_TAGS, type Page } from '@pith/core';
import { hashStep, hashString } from '../words/hash-word.ts';

/** Elements whose name says what a part of a page is for, in bit order. */
export const SEMANTIC_TAGS = [
  'article',
  'main',
  'nav',
  'header',
  'footer',
  'aside',
  'form',
  'table',
  'ul',
  'ol',
  'figure',
  'section',
  'blockquote',
  'dl',
  'button',
  'select',
  'dialog',
  'details',
] as const;

/** Kinds of block elements, as the learner sees them. */
export const BLOCK_KINDS = [
  'other',
  'p',
  'heading',
  'li',
  'cell',
  'term',
  'quote',
  'pre',
  'caption',
  'control',
  'div',
] as const;

const KIND_OF_TAG: ReadonlyMap<string, number> = new Map(
  Object.entries({
    p: 'p',
    h1: 'heading',
    h2: 'heading',
    h3: 'heading',
    h4: 'heading',
    h5: 'heading',
    h6: 'heading',
    li: 'li',
    td: 'cell',
    th: 'cell',
    dt: 'term',
    dd: 'term',
    blockquote: 'quote',
    pre: 'pre',
    figcaption: 'caption',
    caption: 'caption',
    option: 'control',
    legend: 'control',
    summary: 'control',
    div: 'div',
    section: 'div',
    article: 'div',
  } as const).map(([tag, kind]) => [tag, BLOCK_KINDS.indexOf(kind)]),
);

/** What the tree says about each node. */
export interface Structure {
  readonly depth: Int32Array;
  /** Bit set of `SEMANTIC_TAGS` on the way to the root, the node included. */
  readonly semantic: Int32Array;
  /** Index into `BLOCK_KINDS` by tag number. */
  readonly kindOfTag: Uint8Array;
  /** Hash of the tag names from the root: nodes with one path look alike to CEPR. */
  readonly path: Int32Array;
  /** Hash of tag and class: siblings with one signature are records of a list. */
  readonly signature: Int32Array;
  /** Nearest node upwards that stands in a run of three or more siblings of its signature, -1 if there is none. */
  readonly record: Int32Array;
  /** Outermost such node. */
  readonly topRecord: Int32Array;
  /** For record nodes: how many siblings share the signature, and their characters together. */
  readonly recordCount: Int32Array;
  readonly recordChars: Int32Array;
  /** Blocks that start before each node. */
  readonly blocksBefore: Int32Array;
}

/** For each node, the innermost element around it that also holds `target`: where the two meet in the tree. */
export function meetingNodes(page: Page, target: number): Int32Array {
  const meets = new Int32Array(page.nodeCount).fill(-1);
  for (let i = target; i >= 0; i = page.parent[i]!) meets[i] = i;
  for (let i = 1; i < meets.length; i++) if (meets[i]! < 0) meets[i] = meets[page.parent[i]!]!;
  return meets;
}

/** Reads the structure in two passes over the nodes. */
export function readStructure(page: Page): Structure {
  const n = page.nodeCount;
  const depth = new Int32Array(n);
  const semantic = new Int32Array(n);
  const path = new Int32Array(n);
  const signature = new Int32Array(n);
  const record = new Int32Array(n).fill(-1);
  const topRecord = new Int32Array(n).fill(-1);
  const recordCount = new Int32Array(n);
  const recordChars = new Int32Array(n);
  const semanticBit = Int32Array.from(page.tagNames, (name) => {
    const bit = (SEMANTIC_TAGS as readonly string[]).indexOf(name);
    return bit < 0 ? 0 : 1 << bit;
  });
  const kindOfTag = Uint8Array.from(page.tagNames, (name) => KIND_OF_TAG.get(name) ?? 0);
  const isBlock = page.tagMask(BLOCK_TAGS);
  const tagHash = Int32Array.from(page.tagNames, hashString);
  const classHashes = new Map<string, number>();
  const groups = new Map<number, number>();
  const groupOf = new Int32Array(n).fill(-1);
  const groupCount: number[] = [];
  const groupChars: number[] = [];

  for (let i = 0; i < n; i++) {
    const parent = page.parent[i]!;
    const tag = page.tag[i]!;
    if (parent >= 0) {
      depth[i] = depth[parent]! + 1;
      semantic[i] = semantic[parent]! | semanticBit[tag]!;
      path[i] = tag === 0 ? path[parent]! : hashStep(path[parent]!, tagHash[tag]!);
    }
    if (tag === 0 || !isBlock[tag]) continue;
    const className = page.attribute(i, 'class') ?? '';
    let classHash = classHashes.get(className);
    if (classHash === undefined) {
      // Digits tell one record from the next (post-17, post-18).
      classHash = hashString(className.replace(/\d+/g, '0'));
      classHashes.set(className, classHash);
    }
    signature[i] = hashStep(tagHash[tag]!, classHash);
    const key = hashStep(signature[i]!, Math.imul(parent, 0x9e3779b1));
    let group = groups.get(key);
    if (group === undefined) {
      group = groupCount.length;
      groups.set(key, group);
      groupCount.push(0);
      groupChars.push(0);
    }
    groupOf[i] = group;
    groupCount[group]!++;
    groupChars[group]! += page.charCount(i);
  }
  for (let i = 0; i < n; i++) {
    const parent = page.parent[i]!;
    if (parent >= 0) {
      record[i] = record[parent]!;
      topRecord[i] = topRecord[parent]!;
    }
    const group = groupOf[i]!;
    if (group < 0 || groupCount[group]! < 3) continue;
    recordCount[i] = groupCount[group]!;
    recordChars[i] = groupChars[group]!;
    record[i] = i;
    if (topRecord[i]! < 0) topRecord[i] = i;
  }

  const blocksBefore = new Int32Array(n + 1);
  let block = 0;
  for (let i = 0; i <= n; i++) {
    while (block < page.blocks.count && page.blocks.firstNode[block]! < i) block++;
    blocksBefore[i] = block;
  }
  return { depth, semantic, kindOfTag, path, signature, record, topRecord, recordCount, recordChars, blocksBefore };
}
