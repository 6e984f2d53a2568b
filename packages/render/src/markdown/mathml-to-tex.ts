import type { ContentNode, ElementNode } from '../tree/nodes.ts';
import { textOf } from '../tree/nodes.ts';

/** Marks above or below a letter, by the character that MathML uses for them. */
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['^', '\\hat'],
  ['ˆ', '\\hat'],
  ['~', '\\tilde'],
  ['˜', '\\tilde'],
  ['¯', '\\overline'],
  ['‾', '\\overline'],
  ['→', '\\vec'],
  ['˙', '\\dot'],
]);
const OPERATORS: ReadonlyMap<string, string> = new Map([
  ['−', '-'],
  ['∑', '\\sum'],
  ['∏', '\\prod'],
  ['∫', '\\int'],
  ['\u2061', ''],
  ['\u2062', ''],
  ['\u2063', ''],
]);
/** Names that TeX writes upright by themselves. */
const FUNCTIONS = /^(?:arg|cos|cosh|cot|csc|det|dim|exp|gcd|inf|ker|lim|ln|log|max|min|sec|sin|sinh|sup|tan|tanh)$/;

/** TeX for a formula that has no source of its own. Other characters stay: TeX of today reads Unicode. */
export function mathmlToTex(node: ContentNode): string {
  if (node.type === 'text') return escapeTex(node.value.trim());
  const { tagName } = node;
  const parts = node.children.filter((child) => child.type === 'element' || child.value.trim() !== '');
  const part = (i: number): string => (parts[i] === undefined ? '{}' : mathmlToTex(parts[i]));
  const group = (i: number): string => `{${part(i)}}`;
  const base = (): string => (parts[0]?.type === 'element' && parts[0].tagName === 'mrow' ? group(0) : part(0));
  switch (tagName) {
    case 'mi':
      return identifier(textOf(node).trim());
    case 'mo':
      return operator(textOf(node).trim());
    case 'mtext':
    case 'ms':
      return `\\text{${textOf(node).replace(/[\\{}]/g, '')}}`;
    case 'annotation':
    case 'mspace':
    case 'mprescripts':
    case 'none':
      return '';
    case 'semantics':
      return part(0);
    case 'msup':
      return `${base()}^${group(1)}`;
    case 'msub':
      return `${base()}_${group(1)}`;
    case 'msubsup':
    case 'munderover':
      return `${base()}_${group(1)}^${group(2)}`;
    case 'munder':
      return `${base()}_${group(1)}`;
    case 'mover':
      return over(node, base(), part(1));
    case 'mfrac':
      return `\\frac${group(0)}${group(1)}`;
    case 'msqrt':
      return `\\sqrt{${join(parts)}}`;
    case 'mroot':
      return `\\sqrt[${part(1)}]${group(0)}`;
    case 'mfenced':
      return `\\left(${parts.map(mathmlToTex).join(', ')}\\right)`;
    case 'mtable':
      return `\\begin{matrix}${parts.map(mathmlToTex).join(' \\\\ ')}\\end{matrix}`;
    case 'mtr':
      return parts.map(mathmlToTex).join(' & ');
    default:
      return join(parts);
  }
}

const join = (parts: readonly ContentNode[]): string => parts.map(mathmlToTex).filter(Boolean).join(' ');

const escapeTex = (text: string): string =>
  text.replace(/[\\#$%&_{}]/g, (character) => (character === '\\' ? '\\backslash' : `\\${character}`));

function identifier(name: string): string {
  if (FUNCTIONS.test(name)) return `\\${name}`;
  return [...name].length > 1 ? `\\mathrm{${escapeTex(name)}}` : escapeTex(name);
}

function operator(name: string): string {
  return OPERATORS.get(name) ?? (FUNCTIONS.test(name) ? `\\${name}` : escapeTex(name));
}

function over(node: ElementNode, base: string, mark: string): string {
  const accent = ACCENTS.get(node.children[1] === undefined ? '' : textOf(node.children[1]).trim());
  return accent === undefined ? `\\overset{${mark}}{${base}}` : `${accent}{${base}}`;
}
