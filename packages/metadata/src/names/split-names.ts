import { textKey } from '../facts/text-key.ts';
import { cleanName } from './clean-name.ts';
import { CREDENTIAL, OFFICE } from './name-words.ts';

const LIST = /\s*[,;，、；]\s*/;
const AND = /\s+(?:and|und|et|y|e|och|og|en)\s+|\s*[&＆]\s*/i;
const GIVEN_NAME = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}\.?)?$/u;
const WORDS = /^\p{Lu}\S*(?: \S+)+$/u;

/** The names in a byline, one each: degrees, offices and repetitions dropped, `Doe, Jane` turned round. */
export function splitNames(text: string): string[] {
  const parts = text.split(LIST).filter((part) => part !== '');
  const [first = '', second = ''] = parts;
  const isInverted = parts.length === 2 && !first.includes(' ') && GIVEN_NAME.test(second) && !isAddition(second);
  const listed = isInverted ? [`${second} ${first}`] : parts.filter((part, i) => i === 0 || !isAddition(part));
  return distinctNames(listed.flatMap(splitAnd).flatMap((part) => cleanName(part) ?? []));
}

/** True for what somebody is rather than who. */
export function isOffice(text: string): boolean {
  return OFFICE.test(text);
}

/** The first of each name, however it is spelled. */
export function distinctNames(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) if (!byKey.has(textKey(name))) byKey.set(textKey(name), name);
  return [...byKey.values()];
}

function isAddition(part: string): boolean {
  return CREDENTIAL.test(part) || isOffice(part);
}

/** `Jane Doe and John Roe` are two; `Smith & Sons` and `Health and Wellness Team` are one. */
function splitAnd(part: string): string[] {
  const text = part.replace(/^(?:and|und|et|y|&)\s+/i, '');
  const pieces = text.split(AND);
  return pieces.every((piece) => WORDS.test(piece)) ? pieces : [text];
}
