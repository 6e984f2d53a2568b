/**
 * Parses JSON-LD as pages write it, which may be several values in a row; what cannot be read gives none.
 *
 * Repaired in broken text: wrappers (`<!-- -->`, CDATA), comments, raw line breaks in strings, wrong escapes, trailing and missing commas.
 */
export function parseValues(source: string): unknown[] {
  return tryParse(source) ?? tryParse(repair(source.replace(WRAPPER, ' '))) ?? [];
}

function tryParse(source: string): unknown[] | undefined {
  try {
    return JSON.parse(`[${source}]`);
  } catch {
    // Broken JSON-LD is common, and no reason to drop what else the page says.
    return undefined;
  }
}

const WRAPPER = /<!--|-->|(?:\/[/*] ?)?<!\[CDATA\[(?: ?\*\/)?|(?:\/[/*] ?)?\]\]>(?: ?\*\/)?/g;

/** What may need repair: a string, a comment, a comma before a closing bracket, a missing one after it, a closing semicolon. */
const TOKEN = /"(?:[^"\\]|\\[\s\S])*(?:"|$)|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|,(?=\s*[\]}])|[\]}](?=\s*[[{])|;\s*$/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what has to go
const CONTROL = /[\u0000-\u001f]+/g;
const WRONG_ESCAPE = /\\(?!["\\/bfnrt]|u[\da-fA-F]{4})(.)|\\\\/g;

function repair(text: string): string {
  return text.replace(TOKEN, (token) => {
    if (token.startsWith('"'))
      return token.replace(CONTROL, ' ').replace(WRONG_ESCAPE, (pair, letter) => letter ?? pair);
    if (token === ']' || token === '}') return `${token},`;
    return '';
  });
}
