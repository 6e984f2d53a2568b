/** Markup that is safe to insert as it is. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** What may stand in a template: text and numbers are escaped, markup and lists of markup are inserted, nothing stays empty. */
type Insert = string | number | Html | readonly Html[] | undefined | false;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Builds markup from a template; everything inserted is escaped unless it is markup itself. */
export function html(template: TemplateStringsArray, ...inserts: readonly Insert[]): Html {
  return new Html(template.map((text, i) => text + markupOf(inserts[i])).join(''));
}

/** Data for the page's script; `<` is written as an escape, so that no text can end the script element. */
export function jsonScript(id: string, data: unknown): Html {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return new Html(`<script type="application/json" id="${id}">${json}</script>`);
}

function markupOf(insert: Insert): string {
  if (insert === undefined || insert === false) return '';
  if (insert instanceof Html) return insert.markup;
  if (typeof insert === 'object') return insert.map(({ markup }) => markup).join('');
  return String(insert).replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
