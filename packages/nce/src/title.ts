import type { Page } from '@pith/core';
import { linkDensity } from './link-density.ts';
import type { Options } from './options.ts';

/** The title found, -1 if none, and the share of words each candidate has in common with the body (0 elsewhere). */
export interface TitleSearch {
  readonly node: number;
  readonly overlap: Float64Array;
}

/**
 * Phase 3: before the body, the subtree with most text whose few words occur in the body; of equals the last.
 *
 * `isBody` tells which text nodes are the body, `first` is its first node.
 */
export function findTitle(page: Page, isBody: Uint8Array, first: number, options: Options): TitleSearch {
  const overlap = new Float64Array(page.nodeCount);
  const body = countBodyWords(page, isBody, first);
  let best = -1;
  for (let node = 1; node < first; node++) {
    const words = page.wordCount(node);
    if (words < options.titleMin || words > options.titleMax || page.end[node]! > first) continue;
    // A wrapper with the same words has been judged already: deep nesting stays linear.
    const above = page.parent[node]!;
    if (page.wordCount(above) === words && page.end[above]! <= first) overlap[node] = overlap[above]!;
    else if (linkDensity(page, node) <= options.titleLinks) overlap[node] = sharedWords(page, node, body) / words;
    if (overlap[node]! < options.titleOverlap || overlap[node] === 0) continue;
    if (best < 0 || page.charCount(node) >= page.charCount(best)) best = node;
  }
  return { node: best, overlap };
}

function countBodyWords(page: Page, isBody: Uint8Array, first: number): Map<string, number> {
  const counts = new Map<string, number>();
  const { before } = page.words;
  for (let node = first; node < page.nodeCount; node++) {
    if (page.tag[node] !== 0 || !isBody[node]) continue;
    for (let w = before[node]!; w < before[node + 1]!; w++) {
      const word = wordAt(page, w);
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

/** How many words of a subtree the body has too, each occurrence once. */
function sharedWords(page: Page, node: number, body: ReadonlyMap<string, number>): number {
  const { before } = page.words;
  const used = new Map<string, number>();
  let shared = 0;
  for (let w = before[node]!; w < before[page.end[node]!]!; w++) {
    const word = wordAt(page, w);
    const count = (used.get(word) ?? 0) + 1;
    used.set(word, count);
    if (count <= (body.get(word) ?? 0)) shared++;
  }
  return shared;
}

const PUNCTUATION = /^\p{P}$/u;

/** A word as titles and bodies share it: without case and the punctuation around it. */
function wordAt({ text, words }: Page, word: number): string {
  const start = words.start[word]!;
  const end = words.end[word]!;
  let from = start;
  let to = end;
  while (from < to && PUNCTUATION.test(text[from]!)) from++;
  while (to > from && PUNCTUATION.test(text[to - 1]!)) to--;
  return (from < to ? text.slice(from, to) : text.slice(start, end)).toLowerCase();
}
