import { findDates } from '../dates/find-dates.ts';
import { LABEL, NOBODY, SHORT_LABEL, TAIL } from './name-words.ts';

/** Addresses, code and sentences. */
const NO_NAME = /:\/\/|www\.|@\S|\.(?:com|org|net|html?|php)\b|[{}<>=]|__|[?!…]|\.\.\./i;
const MAX_LENGTH = 70;
const MAX_WORDS = 7;

/** Drops what a byline says before the name; two labels may follow each other: "Author: By Jane Doe". */
export function withoutLabel(text: string): string {
  return text.trim().replace(LABEL, '').replace(LABEL, '').replace(SHORT_LABEL, '').trim();
}

/** The name in a text, without what stands around it; nothing if the text is no name. */
export function cleanName(text: string): string | undefined {
  let name = withoutLabel(text);
  if (NO_NAME.test(name)) return undefined;
  const [date] = findDates(name, 'month-first');
  if (date !== undefined) name = name.slice(0, date.start);
  const tail = TAIL.exec(name);
  if (tail !== null && tail.index > 0) name = name.slice(0, tail.index);
  name = name.replace(/^[\s,;:–—|•·-]+|[\s,;:–—|•·)-]+$/g, '');
  return isName(name) ? name : undefined;
}

function isName(name: string): boolean {
  if (name.length < 2 || name.length > MAX_LENGTH || NOBODY.test(name) || !/\p{L}{2}|\p{Lo}/u.test(name)) return false;
  const words = name.split(' ');
  // A sign-in name may have digits; a phrase with digits is no name.
  return words.length <= MAX_WORDS && (words.length === 1 || !/\d/.test(name));
}

/** True for names as running text spells them: every word but particles with a capital, or a script that has none. */
export function isSpelledName(name: string): boolean {
  return /^(?:\p{Lo}|\p{Lu}[\p{L}\p{N}.'’_-]*(?: (?:\p{Lu}[\p{L}.'’-]*|[a-z]{2,3}))*$)/u.test(name);
}

/** True for what looks like a person's name in full. */
export function isFullName(name: string): boolean {
  return name.includes(' ') && isSpelledName(name);
}
