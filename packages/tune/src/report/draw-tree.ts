import type { MemberData, VoteOptions } from '@pith/ensemble';
import { kindOf, membersOf } from '../trees/tree.ts';
import { escapeText } from './markup.ts';

const BOX_WIDTH = 200;
const BOX_HEIGHT = 34;
const LEVEL_WIDTH = 250;
const ROW_HEIGHT = 44;

/** A pipeline as a tree in SVG: the root on the left, one row for each extractor; all options stand in the tooltips. */
export function drawTree(tree: MemberData): string {
  const parts: string[] = [];
  let rows = 0;
  let levels = 0;
  place(tree, 0, '');
  const width = levels * LEVEL_WIDTH + BOX_WIDTH + 2;
  return `<svg class="tree" viewBox="-1 -1 ${width} ${rows * ROW_HEIGHT}" width="${width}" role="img" aria-label="The winning pipeline">${parts.join('')}</svg>`;

  /** Draws a node behind its members and returns the middle of its height. */
  function place(node: MemberData, level: number, weight: string): number {
    levels = Math.max(levels, level);
    const members = membersOf(node);
    const weights = (node as VoteOptions).weights ?? [];
    const isWeighted = weights.some((each) => each !== weights[0]);
    const middles = members.map((member, i) => place(member, level + 1, isWeighted ? ` × ${weights[i]}` : ''));
    const middle =
      middles.length === 0 ? rows++ * ROW_HEIGHT + BOX_HEIGHT / 2 : (middles[0]! + middles[middles.length - 1]!) / 2;
    const x = level * LEVEL_WIDTH;
    for (const to of middles) {
      const from = x + BOX_WIDTH;
      const turn = (from + x + LEVEL_WIDTH) / 2;
      parts.push(`<path d="M${from} ${middle}C${turn} ${middle} ${turn} ${to} ${x + LEVEL_WIDTH} ${to}"/>`);
    }
    const { title, facts } = describe(node);
    parts.push(
      `<g class="${kindOf(node) ?? 'extractor'}"><title>${escapeText(facts || title)}</title>` +
        `<rect x="${x}" y="${middle - BOX_HEIGHT / 2}" width="${BOX_WIDTH}" height="${BOX_HEIGHT}" rx="6"/>` +
        `<text x="${x + 10}" y="${middle + 4}">${escapeText(title + weight)}</text></g>`,
    );
    return middle;
  }
}

function describe(node: MemberData): { title: string; facts: string } {
  if (typeof node === 'string') return { title: node, facts: '' };
  if ('extractor' in node) {
    const facts = Object.entries(node.options ?? {}).map(([name, value]) => `${name}: ${value}`);
    return { title: node.extractor, facts: facts.join('\n') };
  }
  if ('parallel' in node) return { title: node.combine ?? 'union', facts: '' };
  if ('serial' in node) return { title: 'serial', facts: 'one after the other' };
  const { quorum, share = 0.5, weights = [], unit = 'text' } = node as VoteOptions;
  const total = weights.reduce((sum, weight) => sum + weight, 0) || membersOf(node).length;
  const need = quorum === undefined ? `${Math.round(share * 100)} %` : `${quorum} of ${total}`;
  return { title: `vote: ${need} by ${unit === 'textNode' ? 'text node' : unit}`, facts: '' };
}
