import type { Page } from '@pith/core';

/** How highlighters name the language in a class: highlight.js, Prism, Pygments and GitHub, SyntaxHighlighter, Pandoc, Verso. */
const CLASS_PATTERNS = [
  /(?:^|\s)(?:language|lang)-([\w+#.-]+)/i,
  /(?:^|\s)highlight-(?:source|text)-([\w+#.-]+)/i,
  /(?:^|\s)brush:\s*([\w+#.-]+)/i,
  /(?:^|\s)(?:sourceCode|hljs|highlight|hl)\s+([\w+#.-]+)/,
  /(?:^|\s)([\w+#-]+)\s+hljs(?:\s|$)/,
];
const ATTRIBUTES = ['data-language', 'data-lang', 'data-code-language', 'language'];
/** Words in those places that name no language. */
const NO_LANGUAGE =
  /^(?:none|plain|plaintext|text|txt|auto|nohighlight|no-highlight|undefined|code|copy|block|numbers?|line-numbers|wp-block-code|hljs|highlight|table)$/i;

/** How many elements around the code a highlighter may have written the language on. */
const WRAPPERS = 8;

/** The programming language of a `pre` element, as the page names it. */
export function languageOf(page: Page, pre: number): string | undefined {
  const code = page.tagId('code');
  for (let node = pre + 1; node < page.end[pre]!; node++) {
    if (page.isText(node)) {
      if (page.charCount(node) > 0) break;
    } else if (page.tag[node] === code) {
      const language = ownLanguage(page, node);
      if (language !== undefined) return language;
      break;
    }
  }
  for (let node = pre, up = 0; node >= 0 && up <= WRAPPERS; node = page.parent[node]!, up++) {
    const language = ownLanguage(page, node);
    if (language !== undefined) return language;
    if (up > 0 && page.charCount(node) > 2 * page.charCount(pre)) break;
  }
  return undefined;
}

/** The language an element itself names. */
function ownLanguage(page: Page, node: number): string | undefined {
  const names = ATTRIBUTES.map((name) => page.attribute(node, name));
  const classes = page.attribute(node, 'class') ?? '';
  for (const pattern of CLASS_PATTERNS) names.push(pattern.exec(classes)?.[1]);
  return names.find((name) => name !== undefined && /^[\w+#.-]+$/.test(name) && !NO_LANGUAGE.test(name))?.toLowerCase();
}

/** The element says itself that it holds code. */
export function namesLanguage(page: Page, node: number): boolean {
  return ATTRIBUTES.some((name) => page.attribute(node, name) !== undefined);
}

/** Classes of what numbers the lines of a listing. */
const GUTTER = /gutter|line-?num|lineno|blob-num|ln-num|\bln(?:td?)?\b/i;
/** Highlighters that write styles instead of classes keep line numbers from being copied. */
const NOT_COPIED = /user-select:\s*none/i;

/** Finds the line numbers of listings. Asked in document order; looks at each text once. */
export class Gutters {
  readonly #page: Page;
  /** Inside something that looked like line numbers and was not. */
  #refusedTo = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  has(node: number, inListing: boolean): boolean {
    const page = this.#page;
    if (node < this.#refusedTo) return false;
    const isMarked =
      GUTTER.test(page.attribute(node, 'class') ?? '') ||
      (inListing && NOT_COPIED.test(page.attribute(node, 'style') ?? ''));
    if (!isMarked) return false;
    if (/^[\d\s]*$/.test(page.text.slice(page.textStart[node], page.textEnd(node)))) return true;
    this.#refusedTo = page.end[node]!;
    return false;
  }
}
