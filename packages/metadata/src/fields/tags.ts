import { rank } from '../choose.ts';
import type { Facts, Weights } from '../facts/facts.ts';
import { textKey } from '../facts/text-key.ts';
import type { Candidate } from '../metadata.ts';

const WEIGHTS: Weights = {
  'meta article:tag': 6,
  'a tag text': 5,
  'json-ld keywords': 4,
  'meta parsely-tags': 3,
  'meta news_keywords': 3,
  'item keywords': 2,
  'meta keywords': 1,
};

/** Lists of tags, best first: each source's whole list is one candidate. */
export function tagCandidates(facts: Facts): Candidate<readonly string[]>[] {
  const found = Object.entries(WEIGHTS).map(([source, weight]) => ({
    value: tagsOf(facts.get(source)),
    source,
    weight,
  }));
  return rank(found, { keyOf: (tags) => tags.map(textKey).join(' ') });
}

function tagsOf(values: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const tag of values.flatMap((value) => value.split(/[,;，、]/))) {
    const text = tag.trim().replace(/^#/, '');
    if (textKey(text) !== '' && !tags.has(textKey(text))) tags.set(textKey(text), text);
  }
  return [...tags.values()];
}
