import { collapse } from '../characters.ts';
import { type FlatTree, NodeFlag } from './flatten.ts';

/** Values shorter than this repeat what the page shows (a teaser, a tag line) more often than they add to it. */
const MIN_LENGTH = 140;
/** More objects than any page describes, and more long texts: each is looked up in the whole text of the page. */
const MAX_OBJECTS = 50_000;
const MAX_VALUES = 100;
const KEYS: ReadonlySet<string> = new Set(['articleBody', 'description', 'text']);

/**
 * Long texts that exist only in JSON-LD: product descriptions and article bodies that a script would show.
 *
 * A value counts as visible when its beginning or its middle stands in the page's text. `markupText` gives the text of markup.
 */
export function dataSegments(flat: FlatTree, markupText: (markup: string) => string): string[] {
  const values: string[] = [];
  for (const [node, source] of flat.raw) {
    if (flat.tagNames[flat.tag[node]!] !== 'script') continue;
    const type = flat.attributes[node]!.find(({ name }) => name === 'type')?.value ?? '';
    if (/ld\+json/i.test(type)) collectStrings(source, values);
  }
  if (values.length === 0) return [];
  const visible = comparable(visibleText(flat));
  const found = new Set<string>();
  for (const value of values.slice(0, MAX_VALUES)) {
    const text = plainText(value, markupText);
    if (text.length < MIN_LENGTH) continue;
    const key = comparable(text);
    if (key.length === 0) continue;
    const middle = key.length >> 1;
    const shown = visible.includes(key.slice(0, 60)) || visible.includes(key.slice(middle, middle + 60));
    if (!shown) found.add(text);
  }
  return [...found];
}

function visibleText({ text, textStart, flags, tag, nodeCount }: FlatTree): string {
  const parts: string[] = [];
  for (let i = 0; i < nodeCount; i++) {
    if (tag[i] === 0 && (flags[i]! & NodeFlag.hidden) === 0) parts.push(text.slice(textStart[i], textStart[i + 1]));
  }
  return parts.join('');
}

/** Letters and digits only: typographic quotes, entities and spacing must not hide a match. */
function comparable(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function collectStrings(source: string, values: string[]): void {
  let root: unknown;
  try {
    root = JSON.parse(source);
  } catch {
    // Broken JSON-LD is common and carries nothing we could trust.
    return;
  }
  const queue: unknown[] = [root];
  for (let i = 0; i < queue.length && i < MAX_OBJECTS; i++) {
    const value = queue[i];
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'string') {
        if (child.length >= MIN_LENGTH && KEYS.has(key)) values.push(child);
      } else queue.push(child);
    }
  }
}

/** Values often hold markup or entities, sometimes encoded twice; the text is what counts. */
function plainText(value: string, markupText: (markup: string) => string): string {
  let text = value;
  for (let pass = 0; pass < 2 && /[<&]\w/.test(text); pass++) text = markupText(text);
  return collapse(text);
}
