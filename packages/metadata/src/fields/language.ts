import { type Comparison, rank } from '../choose.ts';
import type { Weights } from '../facts/facts.ts';
import { detectLanguage } from '../language/detect-language.ts';
import type { Candidate } from '../metadata.ts';
import type { PageIndex } from '../page/page-index.ts';
import { sampleText } from '../page/sample-text.ts';

const WEIGHTS: Weights = {
  'html lang': 5,
  'meta content-language': 3,
  'meta og:locale': 2,
  'json-ld inLanguage': 2,
  'json-ld page inLanguage': 2,
  'meta dc.language': 2,
  'meta language': 1,
};
/** What the text is written in, where nothing is declared. */
const TEXT = 1;
/** A text that is clearly in one language outweighs what a template declares. */
const WRITTEN = 12;

const TAG = /^([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}|\d{3}))?(?:[-_.@].*)?$/i;

const codeOf = (tag: string): string => tag.split('-')[0]!;
const isSame = (a: string, b: string): boolean => codeOf(a) === codeOf(b);
const sameLanguage: Comparison<string> = { keyOf: codeOf, detailOf: (tag) => tag.length };

/** Languages, best first. */
export function languageCandidates({ page, facts }: PageIndex): Candidate[] {
  const found = facts.candidates(WEIGHTS).flatMap((candidate) => {
    const value = toTag(candidate.value.split(/[,;]/)[0]!);
    return value === undefined ? [] : [{ ...candidate, value }];
  });
  const written = detectLanguage(sampleText(page));
  if (written === undefined) return rank(found, sameLanguage);
  return rank([...found, { value: written.language, source: 'text', weight: TEXT }], {
    ...sameLanguage,
    witnesses: [{ weight: WRITTEN * written.sureness, support: (tag) => (isSame(tag, written.language) ? 1 : 0) }],
  });
}

/** A tag in the spelling of BCP 47: `pt-BR` for `PT_br`. */
function toTag(value: string): string | undefined {
  const match = TAG.exec(value.trim());
  if (match === null) return undefined;
  const [, language, script, region] = match;
  const parts = [language!.toLowerCase()];
  if (script !== undefined) parts.push(script[0]!.toUpperCase() + script.slice(1).toLowerCase());
  if (region !== undefined) parts.push(region.toUpperCase());
  return parts.join('-');
}
