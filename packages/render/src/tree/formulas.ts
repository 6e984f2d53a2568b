import { collapse, type Page } from '@pith/core';
import { addSource, formulaAt, texAttribute, texOf, texOfImage } from './maths.ts';
import { type ElementNode, element, textOf } from './nodes.ts';
import { MAX_DEPTH, type TreeBuilder } from './tree-builder.ts';

/** Writes each formula once, of the copies that a page has of it: MathML, TeX source, picture, what a script has drawn. */
export class Formulas {
  readonly #page: Page;
  readonly #builder: TreeBuilder;
  /** The formula that stands right before the current place. */
  #last: ElementNode | undefined;

  constructor(page: Page, builder: TreeBuilder) {
    this.#page = page;
    this.#builder = builder;
  }

  /** Something else was written. */
  pass(): void {
    this.#last = undefined;
  }

  mathml(node: number): void {
    const formula = formulaAt(this.#page, node, MAX_DEPTH);
    if (textOf(formula).trim() === '') return;
    const isBlock = formula.properties.display === 'block';
    if (isBlock) this.#builder.boundary();
    this.#builder.atom(formula);
    if (isBlock) this.#builder.boundary();
    this.#last = formula;
  }

  script(node: number): void {
    const page = this.#page;
    this.#tex(page.rawText(node) ?? '', /mode=display/i.test(page.attribute(node, 'type') ?? ''));
  }

  /** True if the image shows a formula; it is written then. */
  image(node: number): boolean {
    const page = this.#page;
    const tex = texOfImage(page, node);
    if (tex === undefined) return false;
    this.#tex(tex, /\bdisplay\b/i.test(page.attribute(node, 'class') ?? ''));
    return true;
  }

  /** True if the element names the source of the formula that a script has drawn into it; it is written then. */
  drawing(node: number): boolean {
    const page = this.#page;
    const tex = texAttribute(page, node);
    if (tex === undefined) return false;
    this.#last = undefined;
    const maths = page.tagId('math');
    const inside = maths < 0 ? -1 : page.tag.subarray(node, page.end[node]).indexOf(maths);
    if (inside >= 0) this.mathml(node + inside);
    this.#tex(tex, /display|block/i.test(page.attribute(node, 'class')!));
    this.#last = undefined;
    return true;
  }

  /** The element is what a script has drawn beside the source of the same formula. */
  isCopy(node: number, classes: string): boolean {
    if (!/katex|MathJax/.test(classes)) return false;
    const page = this.#page;
    if (/\bMathJax_Preview\b/.test(classes)) return true;
    if (/\bkatex-html\b/.test(classes)) {
      return /\bkatex-mathml\b/.test(page.attribute(page.parent[node]! + 1, 'class') ?? '');
    }
    if (!/\bMathJax/.test(classes)) return false;
    let next = page.end[node]!;
    if (next < page.nodeCount && page.isText(next) && page.charCount(next) === 0) next++;
    const isSibling = next < page.nodeCount && page.parent[next] === page.parent[node];
    return isSibling && /^math\//i.test(page.attribute(next, 'type') ?? '');
  }

  /** A formula of which only the TeX source is known, or the source of the formula just written. */
  #tex(source: string, isBlock: boolean): void {
    const value = isBlock ? source.trim() : collapse(source);
    if (value === '') return;
    if (this.#last !== undefined) {
      if (texOf(this.#last) === undefined) addSource(this.#last, value);
      return;
    }
    const className = ['language-math', isBlock ? 'math-display' : 'math-inline'];
    const code = element('code', { className }, [{ type: 'text', value }]);
    const mark = isBlock ? this.#builder.open('pre') : -1;
    if (mark < 0) this.#builder.atom(code);
    else {
      this.#builder.add([code]);
      this.#builder.close(mark);
    }
  }
}
