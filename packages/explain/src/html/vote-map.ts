import type { Explanation } from '../explanation.ts';
import { escapeHtml } from './escape.ts';

/** A row for each member, a column for each block: who kept what, at a glance. */
export function voteMap({ blocks, members }: Explanation): string {
  if (blocks.length === 0) return '';
  const rows = [
    { label: 'result', depth: 0, shares: blocks.map(({ share }): number | undefined => share) },
    ...members.map(({ id, name, depth }) => ({
      label: name,
      depth,
      shares: blocks.map(({ votes }) => votes[id]?.share),
    })),
  ];
  return `<section class="figure"><h2>${members.length > 0 ? 'Votes' : 'Decision'} <small>by block, in the order of the page</small></h2>
<div class="votes">${rows
    .map(
      ({ label, depth, shares }, row) =>
        `<span class="label${row === 0 ? ' result' : ''}" style="--depth:${depth}">${escapeHtml(label)}</span>${strip(shares)}`,
    )
    .join('\n')}</div></section>`;
}

/** One row as an SVG as wide as there are blocks; neighbours of one colour are one rectangle. */
function strip(shares: readonly (number | undefined)[]): string {
  const rects: string[] = [];
  for (let from = 0, to = 0; from < shares.length; from = to) {
    const look = lookOf(shares[from]);
    while (to < shares.length && lookOf(shares[to]) === look) to++;
    if (look !== 'unseen') rects.push(`<rect class="${look}" x="${from}" width="${to - from}" height="1"/>`);
  }
  return `<svg class="strip plot" viewBox="0 0 ${shares.length} 1" preserveAspectRatio="none" role="img" aria-hidden="true">${rects.join('')}<rect class="cursor" width="1" height="1"/></svg>`;
}

function lookOf(share: number | undefined): string {
  if (share === undefined) return 'unseen';
  return share === 0 ? 'no' : share === 1 ? 'yes' : share >= 0.5 ? 'mostly' : 'partly';
}
