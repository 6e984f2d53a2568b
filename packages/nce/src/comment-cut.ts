import type { Page } from '@pith/core';
import type { CommentMarks } from './comment-marks.ts';

/** What phase 2 takes for a row of comments. */
export interface CommentOptions {
  readonly commentCount: number;
  readonly commentSimilarity: number;
  readonly commentDistance: number;
  readonly commentBody: number;
  readonly commentShare: number;
}

/** A mark is compared with so many that follow it; comments repeat sooner than that. */
const REACH = 8;

/** Size of the component that each mark belongs to: marks of one kind with similar words that stand close are connected. */
export function componentSizes(page: Page, marks: CommentMarks, options: CommentOptions): Int32Array {
  const { nodes, signatures, words } = marks;
  const leader = Int32Array.from(nodes, (_, i) => i);
  const find = (i: number): number => {
    let at = i;
    while (leader[at] !== at) at = leader[at] = leader[leader[at]!]!;
    return at;
  };
  for (let i = 0; i < nodes.length; i++) {
    for (let j = i + 1; j < Math.min(i + 1 + REACH, nodes.length); j++) {
      const distance = page.charsBefore[nodes[j]!]! - page.charsBefore[nodes[i]!]!;
      if (distance > options.commentDistance) break;
      if (signatures[i] !== signatures[j] || jaccard(words[i]!, words[j]!) < options.commentSimilarity) continue;
      // The smaller leads, so a leader is always the first member.
      const [a, b] = [find(i), find(j)];
      leader[Math.max(a, b)] = Math.min(a, b);
    }
  }
  const size = new Int32Array(nodes.length);
  for (let i = 0; i < nodes.length; i++) size[find(i)]!++;
  return size.map((_, i) => size[find(i)]!);
}

/** The first mark of a large enough component with enough of the forest's text before it: where comments begin; -1 if none. */
export function findCommentCut(
  page: Page,
  roots: readonly number[],
  marks: CommentMarks,
  sizes: Int32Array,
  options: CommentOptions,
): number {
  const total = roots.reduce((sum, root) => sum + page.charCount(root), 0);
  const bodyMin = Math.max(options.commentBody, options.commentShare * total);
  let r = 0;
  let before = 0;
  for (let i = 0; i < sizes.length; i++) {
    const node = marks.nodes[i]!;
    for (; page.end[roots[r]!]! <= node; r++) before += page.charCount(roots[r]!);
    const preceding = before + page.charsBefore[node]! - page.charsBefore[roots[r]!]!;
    if (sizes[i]! >= options.commentCount && preceding >= bodyMin) return node;
  }
  return -1;
}

/** Shared words by all words of two sets. */
function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return shared / (a.size + b.size - shared);
}
