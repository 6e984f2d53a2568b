import type { Page } from '@pith/core';
import { appendText, type ElementNode, element, type Properties } from './nodes.ts';

/** Classes of elements that show a formula. */
const MATHS_CLASS = /(?:^|[\s_-])(?:mwe-math|latex|tex|math|katex)/i;
/** Where elements that a script has drawn a formula into keep its source. */
const TEX_ATTRIBUTES: ReadonlySet<string> = new Set(
  'data-math data-tex data-latex data-formula data-expr data-entry'.split(' '),
);
/** A command of TeX with an argument or an index: no other alternative text has that. */
const TEX_COMMAND = /\\[a-z]{2,}\*?\s*[{_^([]/i;

/** The source of the formula that an image shows, from its alternative text or from the address of the service that draws it. */
export function texOfImage(page: Page, node: number): string | undefined {
  const alt = page.attribute(node, 'alt')?.trim() ?? '';
  const isFormula = alt !== '' && (MATHS_CLASS.test(page.attribute(node, 'class') ?? '') || TEX_COMMAND.test(alt));
  // MediaWiki puts a wrapper around it.
  if (isFormula) return alt.replace(/^\{\\(?:display|text)style\s*([\s\S]*)\}$/, '$1').trim();
  const src = page.attribute(node, 'src') ?? '';
  return alt === '' && /%5c[a-z]{2}/i.test(src) ? texInAddress(src) : undefined;
}

function texInAddress(src: string): string | undefined {
  try {
    return /[?=/]([^?=/]*\\[a-z]{2,}[^&]*)$/i.exec(decodeURIComponent(src))?.[1]?.trim();
  } catch {
    // A stray % sign: not the address of a formula.
    return undefined;
  }
}

/** The source of the formula that an element shows by what a script has drawn into it. */
export function texAttribute(page: Page, node: number): string | undefined {
  for (const { name, value } of page.attributes(node)) {
    if (!TEX_ATTRIBUTES.has(name) || value.trim() === '') continue;
    return MATHS_CLASS.test(page.attribute(node, 'class') ?? '') ? value.trim() : undefined;
  }
  return undefined;
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
/** Elements inside a formula. A row with a label is a row: browsers know no other. */
const SHOWN: ReadonlySet<string> = new Set([...MATHML_TAGS.slice(1), 'mlabeledtr']);

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
    } else if (SHOWN.has(name) && open.length < maxDepth) {
      const child = element(name === 'mlabeledtr' ? 'mtr' : name, attributesOf(page, node));
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

function attributesOf(page: Page, node: number): Properties {
  const properties: Properties = {};
  for (const { name, value } of page.attributes(node)) if (KEPT_ATTRIBUTES.has(name)) properties[name] = value;
  return properties;
}
