import type { Page } from '@pith/core';
import { LANGUAGE_COUNT, languageNumber } from './stop-words.ts';

/** What share of the best list's hits the declared language needs to be believed: templates often declare the wrong one. */
const DECLARED_SHARE = 0.5;

/** Number of the page's language: the declared one if the words do not contradict it, else the list with the most hits; -1 if there are none. */
export function detectLanguage(page: Page, masks: Int32Array): number {
  const hits = new Int32Array(LANGUAGE_COUNT);
  for (const mask of masks) {
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const language = 31 - Math.clz32(rest & -rest);
      hits[language] = hits[language]! + 1;
    }
  }
  const most = Math.max(...hits);
  if (most === 0) return -1;
  const root = page.tagId('html');
  const declared = languageNumber(root < 0 ? '' : (page.attribute(page.tag.indexOf(root), 'lang') ?? ''));
  return declared >= 0 && hits[declared]! >= DECLARED_SHARE * most ? declared : hits.indexOf(most);
}
