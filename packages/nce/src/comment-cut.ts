import type { Page } from '@pith/core';
import type { CommentMarks } from './comment-marks.ts';
import type { Options } from './options.ts';

/** Marks that belong together. */
export interface Components {
  /** First mark of the component that each mark belongs to, and how many marks that has. */
  readonly first: Int32Array;
  readonly size: Int32Array;
}

/** Connects marks of one kind with similar words that stand close. */
export function connectMarks(page: Page, marks: CommentMarks, options: Options): Components {
  const { nodes, signatures, words } = marks;
  const leader = Int32Array.from(nodes, (_, i) => i);
  const find = (i: number): number => {
    let at = i;
    while (leader[at] !== at) at = leader[at] = leader[leader[at]!]!;
    return at;
  };
  for (let i = 0; i < nodes.length; i++) {
    for (let j = i + 1; j < Math.min(i + 1 + options.commentReach, nodes.length); j++) {
      const distance = page.charsBefore[nodes[j]!]! - page.charsBefore[nodes[i]!]!;
      if (distance > options.commentDistance) break;
      if (signatures[i] !== signatures[j] || jaccard(words[i]!, words[j]!) < options.commentSimilarity) continue;
      // The smaller leads, so that a leader is always the first member.
      const [a, b] = [find(i), find(j)];
      leader[Math.max(a, b)] = Math.min(a, b);
    }
  }
  const first = leader.map((_, i) => find(i));
  const members = new Int32Array(nodes.length);
  for (const i of first) members[i]!++;
  return { first, size: first.map((i) => members[i]!) };
}

/** The first mark of the first component that is large enough and has enough of the forest's text before it; -1 if none. */
export function findCommentCut(
  page: Page,
  roots: readonly number[],
  { nodes }: CommentMarks,
  { first, size }: Components,
  options: Options,
): number {
  const total = roots.reduce((sum, root) => sum + page.charCount(root), 0);
  const bodyMin = Math.max(options.commentBody, options.commentShare * total);
  let r = 0;
  let before = 0;
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i]!;
    for (; page.end[roots[r]!]! <= node; r++) before += page.charCount(roots[r]!);
    const preceding = before + page.charsBefore[node]! - page.charsBefore[roots[r]!]!;
    if (first[i] === i && size[i]! >= options.commentCount && preceding >= bodyMin) return node;
  }
  return -1;
}

/** Shared words by all words of two sets. */
function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return shared / (a.size + b.size - shared);
}
