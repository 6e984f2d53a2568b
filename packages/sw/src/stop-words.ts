/// <reference path="./stopword.d.ts" />
import * as lists from 'stopword';
import { foldWord } from './fold-word.ts';

/** Function characters of Chinese, which is written without spaces, so that every character counts as a word. */
const CHINESE = [...'的了是在和有不这這我他也就'];

/** A language with a list: its codes in BCP 47 and its stop words. Position in this list is the bit in a word's mask. */
const LANGUAGES: readonly (readonly [codes: string, list: readonly string[]])[] = [
  ['en', lists.eng],
  ['es', lists.spa],
  ['pt', lists.por],
  ['fr', lists.fra],
  ['de', lists.deu],
  ['it', lists.ita],
  ['nl', lists.nld],
  ['ca', lists.cat],
  ['ro', lists.ron],
  ['sv', lists.swe],
  ['da', lists.dan],
  ['nb no nn', lists.nob],
  ['fi', lists.fin],
  ['hu', lists.hun],
  ['pl', lists.pol],
  ['cs', lists.ces],
  ['sk', lists.slk],
  ['hr sr bs', lists.hrv],
  ['bg', lists.bul],
  ['ru', lists.rus],
  ['uk', lists.ukr],
  ['el', lists.ell],
  ['tr', lists.tur],
  ['ar', lists.ara],
  ['fa', lists.fas],
  ['he', lists.heb],
  ['hi', lists.hin],
  ['id ms', lists.ind],
  ['vi', lists.vie],
  ['zh', CHINESE],
  ['ja', lists.jpn.filter((word) => word.length === 1)],
];

/** Number of languages that have a list. */
export const LANGUAGE_COUNT: number = LANGUAGES.length;

/** Number of the language a tag such as `pt-BR` names, -1 if it has no list. */
export function languageNumber(tag: string): number {
  const code = tag.trim().toLowerCase().split(/[-_]/)[0]!;
  return LANGUAGES.findIndex(([codes]) => codes.split(' ').includes(code));
}

/** First code of a language. */
export function languageCode(language: number): string {
  return LANGUAGES[language]![0].split(' ')[0]!;
}

let masks: Map<string, number> | undefined;

/** For every stop word of any language the languages that have it, one bit each. Built when first asked for. */
export function stopWordMasks(): ReadonlyMap<string, number> {
  if (masks !== undefined) return masks;
  masks = new Map();
  LANGUAGES.forEach(([, list], language) => {
    for (const entry of list.flatMap((words) => words.split(/['’\s]/))) {
      const word = foldWord(entry);
      if (word !== '') masks!.set(word, (masks!.get(word) ?? 0) | (1 << language));
    }
  });
  return masks;
}
