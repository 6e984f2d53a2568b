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
  ['⏞', '\\overbrace'],
]);
const COMMANDS =
  '∑ sum ∏ prod ∫ int ∮ oint ∂ partial ∇ nabla ∞ infty ± pm × times ÷ div ⋅ cdot · cdot ∗ ast ≤ leq ≥ geq ≠ neq ≈ approx ≡ equiv ' +
  '∼ sim ∝ propto ∈ in ∉ notin ⊂ subset ⊆ subseteq ∪ cup ∩ cap ∅ emptyset ∀ forall ∃ exists ¬ neg ∧ land ∨ lor → to ← leftarrow ' +
  '⇒ Rightarrow ⇔ Leftrightarrow ↦ mapsto … ldots ⋯ cdots ⋮ vdots ⋱ ddots ⟨ langle ⟩ rangle ℓ ell ′ prime ∘ circ ⊕ oplus ⊗ otimes ' +
  'α alpha β beta γ gamma δ delta ε varepsilon ϵ epsilon ζ zeta η eta θ theta ϑ vartheta ι iota κ kappa λ lambda μ mu ν nu ξ xi ' +
  'π pi ρ rho σ sigma τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ω omega Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma ' +
  'Υ Upsilon Φ Phi Ψ Psi Ω Omega';
/** Signs that TeX has a command for, and some that it needs none for. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ...[...COMMANDS.matchAll(/(\S+) (\S+)/g)].map(([, sign, name]) => [sign!, `\\${name}`] as const),
  ['−', '-'],
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
  // Letters of the mathematical alphabets (𝑥) are plain ones in TeX.
  const plain = name.normalize('NFKC');
  return [...plain].length > 1 ? `\\mathrm{${escapeTex(plain)}}` : (SIGNS.get(plain) ?? escapeTex(plain));
}

function operator(name: string): string {
  return SIGNS.get(name) ?? (FUNCTIONS.test(name) ? `\\${name}` : escapeTex(name));
}

function over(node: ElementNode, base: string, mark: string): string {
  const accent = ACCENTS.get(node.children[1] === undefined ? '' : textOf(node.children[1]).trim());
  return accent === undefined ? `\\overset{${mark}}{${base}}` : `${accent}{${base}}`;
}
