import { defineExtractor, TokenKind } from '@pith/core';
import { blurringOptions } from './blurring-options.ts';
import { markText } from './mark-text.ts';
import { tokenLengths } from './token-lengths.ts';

/** ACCB: CCB as if the tags of links were not there. */
export const accb = defineExtractor({
  name: 'accb',
  about: 'Keeps the text around which most characters of the source are text, the tags of links left out.',
  options: blurringOptions('characters', 40, 0.6),
  presets: { paper: { threshold: 0.75 } },
  run(page, options) {
    const { kind, ref } = page.tokens;
    const anchor = page.tagId('a');
    const lengthOf = tokenLengths(page);
    const isAnchor = (token: number): boolean => kind[token] !== TokenKind.word && page.tag[ref[token]!] === anchor;
    return markText(page, (token) => (isAnchor(token) ? 0 : lengthOf(token)), options);
  },
});
