import { formatDifference, formatScore } from '../output/format-number.ts';
import { compareSystems } from '../run/collect.ts';
import type { Evaluation } from '../run/evaluation.ts';
import { type Html, html } from './html.ts';

/** The result in one sentence: who is best, by how much, and whether that could be chance. Nothing without gold. */
export function verdict({ systems }: Evaluation): Html {
  const [best, second] = systems;
  if (!best?.all.bag) return html``;
  const { f1, interval } = best.all.bag;
  const score = html`<b>${best.name}</b> reaches F1 <b>${formatScore(f1)}</b> (95 % interval ${formatScore(interval.low)} to ${formatScore(interval.high)})`;
  const compared = second && compareSystems(best, second);
  if (!compared) return html`<p class="verdict">${score}.</p>`;
  const { difference, significant, wins, losses, interval: range } = compared;
  return html`<p class="verdict">${score}, ${formatDifference(difference)} against <b>${second.name}</b> (${formatDifference(range.low)} to ${formatDifference(range.high)}): ${
    significant ? 'a real difference' : 'too close to call on these pages'
  }, better on ${wins} pages and worse on ${losses}.</p>`;
}
