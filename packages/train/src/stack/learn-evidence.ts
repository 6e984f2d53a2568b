import { type Evidence, WordTable } from '@pith/stack';
import type { PreparedPage } from '../data/prepare-page.ts';

/** A word that fewer groups use says more about them than about content. */
const MIN_GROUPS = 8;
/** Groups that are added with the share of all words, so that rare words do not speak too loud. */
const PRIOR_GROUPS = 4;
/** Words that say less than this, in log-odds, are left out. */
const MIN_WEIGHT = 0.15;

/**
 * Learns which words speak for content: for each word the share of its places that are content, on average over the groups
 * (domains) that use it, against the same share of all words.
 */
export function learnEvidence(pages: readonly PreparedPage[]): Evidence {
  const text = new Tally();
  const names = new Tally();
  const groups = new Map<string, PreparedPage[]>();
  for (const page of pages) groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
  for (const group of groups.values()) {
    const inText = new Places();
    const inNames = new Places();
    for (const page of group) {
      countText(page, inText);
      countNames(page, inNames);
    }
    text.add(inText);
    names.add(inNames);
  }
  return { text: text.table(), names: names.table() };
}

function countText({ words: { text, textFrom }, labels, weights }: PreparedPage, places: Places): void {
  for (let b = 0; b < labels.length; b++) {
    if (weights[b] === 0) continue;
    for (let w = textFrom[b]!; w < textFrom[b + 1]!; w++) places.add(text[w]!, labels[b]!, 1);
  }
}

/** A class name stands for all text in its element. */
function countNames(
  { words: { textFrom, names, parent, element }, labels, weights }: PreparedPage,
  places: Places,
): void {
  const content = new Float64Array(parent.length);
  const all = new Float64Array(parent.length);
  for (let b = 0; b < labels.length; b++) {
    if (weights[b] === 0 || element[b]! < 0) continue;
    const size = textFrom[b + 1]! - textFrom[b]!;
    content[element[b]!]! += labels[b]! * size;
    all[element[b]!]! += size;
  }
  for (let i = parent.length - 1; i > 0; i--) {
    content[parent[i]!]! += content[i]!;
    all[parent[i]!]! += all[i]!;
  }
  names.node.forEach((node, k) => {
    if (all[node] === 0) return;
    const value = names.value[k]!;
    for (let w = names.from[value]!; w < names.from[value + 1]!; w++)
      places.add(names.words[w]!, content[node]!, all[node]!);
  });
}

/** For each word of a group: its places in content, and all. */
class Places {
  readonly content: Map<number, number> = new Map();
  readonly all: Map<number, number> = new Map();

  add(word: number, content: number, all: number): void {
    this.content.set(word, (this.content.get(word) ?? 0) + content);
    this.all.set(word, (this.all.get(word) ?? 0) + all);
  }
}

/** Shares of content per word, summed over groups. */
class Tally {
  readonly #shares: Map<number, number> = new Map();
  readonly #groups: Map<number, number> = new Map();

  add({ content, all }: Places): void {
    for (const [word, places] of all) {
      this.#shares.set(word, (this.#shares.get(word) ?? 0) + content.get(word)! / places);
      this.#groups.set(word, (this.#groups.get(word) ?? 0) + 1);
    }
  }

  table(): WordTable {
    const sum = (values: Iterable<number>): number => {
      let total = 0;
      for (const value of values) total += value;
      return total;
    };
    const mean = sum(this.#shares.values()) / Math.max(1, sum(this.#groups.values()));
    const weights = new Map<number, number>();
    for (const [word, groups] of this.#groups) {
      if (groups < MIN_GROUPS) continue;
      const share = (this.#shares.get(word)! + PRIOR_GROUPS * mean) / (groups + PRIOR_GROUPS);
      const weight = logOdds(share) - logOdds(mean);
      if (Math.abs(weight) >= MIN_WEIGHT) weights.set(word, weight);
    }
    return new WordTable(weights);
  }
}

function logOdds(share: number): number {
  return Math.log(share / (1 - share));
}
