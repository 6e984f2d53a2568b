import type { Page } from '@pith/core';
import { appendText, type ElementNode, element, type Properties } from './nodes.ts';

/** Classes of images that show a formula and carry its source in `alt`. */
const MATHS_CLASS = /\b(?:mwe-math|latex|tex|math)\b/i;

/** An image that shows a formula and names its source. */
export function isFormulaImage(page: Page, node: number): boolean {
  return !!page.attribute(node, 'alt') && MATHS_CLASS.test(page.attribute(node, 'class') ?? '');
}

/** A script that holds the source of a formula. */
export function isTexScript(page: Page, node: number): boolean {
  return /^math\//i.test(page.attribute(node, 'type') ?? '') && !!page.rawText(node)?.trim();
}

/** MathML for presentation: what draws a formula and cannot hold HTML. */
export const MATHML_TAGS: readonly string[] = (
  'math semantics annotation mrow mi mn mo ms mtext mspace msup msub msubsup mfrac msqrt mroot mover munder munderover ' +
  'mmultiscripts mprescripts none mtable mtr mtd mstyle mpadded mphantom merror menclose mfenced'
).split(' ');
const MATHML: ReadonlySet<string> = new Set(MATHML_TAGS);

/** Attributes that change what a formula says, not only how large it is. */
export const MATHML_ATTRIBUTES: readonly string[] =
  'display mathvariant accent accentunder columnalign columnspan rowspan fence form linethickness notation open close separators stretchy encoding'.split(
    ' ',
  );
const KEPT_ATTRIBUTES: ReadonlySet<string> = new Set(MATHML_ATTRIBUTES);
const TEX_ENCODING = /tex$/i;

/** A formula as it stands, MathML only, with its TeX source where the page has it. */
export function formulaAt(page: Page, root: number, maxDepth: number): ElementNode {
  const formula = element('math', attributesOf(page, root));
  const open: { element: ElementNode; end: number }[] = [{ element: formula, end: page.end[root]! }];
  for (let node = root + 1; node < page.end[root]!; node++) {
    while (open[open.length - 1]!.end <= node) open.pop();
    const { children } = open[open.length - 1]!.element;
    const name = page.tagName(node);
    if (page.isText(node)) {
      appendText(children, page.text.slice(page.textStart[node], page.textStart[node + 1]).replace(/\s+/g, ' '));
    } else if (name === 'annotation') {
      const source = page.rawText(node)?.trim();
      if (source && TEX_ENCODING.test(page.attribute(node, 'encoding') ?? '')) {
        children.push(element(name, { encoding: 'application/x-tex' }, [{ type: 'text', value: source }]));
      }
    } else if (MATHML.has(name) && name !== 'math' && open.length < maxDepth) {
      const child = element(name, attributesOf(page, node));
      children.push(child);
      open.push({ element: child, end: page.end[node]! });
    }
  }
  const tex = page.attribute(root, 'alttext')?.trim();
  if (tex && texOf(formula) === undefined) addSource(formula, tex);
  return formula;
}

/** Adds the TeX source to a formula, in the place the standard has for it. */
export function addSource(formula: ElementNode, tex: string): void {
  const source = element('annotation', { encoding: 'application/x-tex' }, [{ type: 'text', value: tex }]);
  const only = formula.children[0];
  if (formula.children.length === 1 && only?.type === 'element' && only.tagName === 'semantics') {
    only.children.push(source);
    return;
  }
  const shown = formula.children.length === 1 ? formula.children : [element('mrow', {}, formula.children)];
  formula.children = [element('semantics', {}, [...shown, source])];
}

/** The TeX source inside a formula. */
export function texOf({ children }: ElementNode): string | undefined {
  const semantics = children.find((child) => child.type === 'element' && child.tagName === 'semantics');
  const inside = semantics?.type === 'element' ? semantics.children : [];
  const annotation = inside.find((child) => child.type === 'element' && child.tagName === 'annotation');
  const text = annotation?.type === 'element' ? annotation.children[0] : undefined;
  return text?.type === 'text' ? text.value : undefined;
}

/** TeX as the image of a formula names it: without the wrapper that MediaWiki puts around it. */
export function texFromAlt(alt: string): string {
  return alt
    .trim()
    .replace(/^\{\\(?:display|text)style\s*([\s\S]*)\}$/, '$1')
    .trim();
}

function attributesOf(page: Page, node: number): Properties {
  const properties: Properties = {};
  for (const { name, value } of page.attributes(node)) if (KEPT_ATTRIBUTES.has(name)) properties[name] = value;
  return properties;
}
