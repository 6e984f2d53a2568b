/**
 * Parses JSON-LD as pages write it; broken text is repaired in the simple common cases, else nothing comes back.
 *
 * Repaired: wrappers (`<!-- -->`, CDATA), comments, raw line breaks in strings, wrong escapes, trailing commas, and several values in a row.
 */
export function parseJson(source: string): unknown {
  const text = source.replace(WRAPPER, ' ').trim();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Broken JSON-LD is common; what can be read is still the page's own word.
  }
  try {
    return JSON.parse(`[${repair(text)}]`);
  } catch {
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
