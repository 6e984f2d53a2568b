import { toHtml } from '@pith/render/html';
import { toMarkdown } from '@pith/render/markdown';
import { TextArticle } from './text-article.ts';

/** The content of a page, also as HTML and Markdown. Everything is derived when it is first asked for. */
export class Article extends TextArticle {
  #html: string | undefined;
  #markdown: string | undefined;

  /** The kept part of the page as clean HTML, safe to show: headings, lists, tables, code, figures, formulas, links. */
  get html(): string {
    this.#html ??= toHtml(this.extraction);
    return this.#html;
  }
  /** The same as Markdown (GFM). */
  get markdown(): string {
    this.#markdown ??= toMarkdown(this.extraction);
    return this.#markdown;
  }
}
