import { textKey } from '../facts/text-key.ts';
import { cleanName } from './clean-name.ts';

/** Degrees and honours after a name: `MD`, `Ph.D.`, `RDN`, `Jr.` */
const CREDENTIAL = /^(?:[A-Z][A-Za-z]{0,3}\.?){1,3}$|^(?:[A-Z]{2,6}[\s-]?){1,3}$|^Esq\.?$|^[JS]r\.?$/;
/** Words that tell an office from a person. */
const OFFICE =
  /\b(?:CEO|CTO|CFO|COO|VP|president|founder|editor|writer|reporter|correspondent|journalist|director|manager|officer|specialist|analyst|engineer|professor|author|contributor|columnist|expert|head of|lead|senior|staff|consultant|attorney|instructor|Redakteur(?:in)?|chef)\b/i;
const AND = /\s+(?:and|und|et|y|e|och|og|en)\s+|\s*[&＆]\s*/i;
const LIST = /\s*[,;，、；]\s*/;

/** The names in a byline, one each: degrees, offices and repetitions dropped, `Doe, Jane` turned round. */
export function splitNames(text: string): string[] {
  const listed = text.split(LIST).filter((part) => part !== '');
  const [first = '', second = ''] = listed;
  if (
    listed.length === 2 &&
    !/\s/.test(first) &&
    /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}\.?)?$/u.test(second) &&
    !isAddition(second)
  ) {
    return clean([`${second} ${first}`]);
  }
  return clean(listed.filter((part, i) => i === 0 || !isAddition(part)).flatMap(splitAnd));
}

function isAddition(part: string): boolean {
  return CREDENTIAL.test(part) || OFFICE.test(part);
}

/** `Jane Doe and John Roe` are two; `Smith & Sons` and `Health and Wellness Team` are one. */
function splitAnd(part: string): string[] {
  const pieces = part.replace(/^(?:and|und|et|y|&)\s+/i, '').split(AND);
  return pieces.length > 1 && pieces.every((piece) => /^\p{Lu}\S*(?: \S+)+$/u.test(piece))
    ? pieces
    : [pieces.length > 1 ? part : pieces[0]!];
}

function clean(parts: readonly string[]): string[] {
  const names = new Map<string, string>();
  for (const part of parts) {
    const name = cleanName(part);
    if (name !== undefined && !names.has(textKey(name))) names.set(textKey(name), name);
  }
  return [...names.values()];
}
