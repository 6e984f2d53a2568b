import { formatDifference, formatMs, formatScore } from '../output/format-number.ts';
import { hasSnippets } from '../output/has-snippets.ts';
import type { Evaluation, SystemResult } from '../run/evaluation.ts';
import { colourOf } from './colours.ts';
import { type Html, html } from './html.ts';

const BAR_WIDTH = 150;

/** The table of systems, best first, each F1 as a bar with its 95 % interval. */
export function leaderboard(evaluation: Evaluation): Html {
  const { systems, ceiling } = evaluation;
  return html`<section id="leaderboard"><h2>Leaderboard</h2>
<div class="scroll"><table class="sortable">
<thead><tr>
<th class="left">system</th>
<th>F1</th><th class="left plain">with 95 % interval</th>
<th title="mean difference to the first system over the same pages; bold when its 95 % interval excludes 0">to best</th>
<th title="words that are right among those extracted">precision</th>
<th title="gold words that were found">recall</th>
<th title="harmonic mean of mean precision and mean recall, as CETD prints it">F1(P,R)</th>
<th title="F1 over pages whose gold is not empty">not empty</th>
<th title="order-respecting F1 by longest common subsequence">LCS F1</th>
<th title="CleanEval-like score">Score</th>
<th title="4-gram shingles as article-extraction-benchmark counts them">4-gram F1</th>
${
  hasSnippets(evaluation) &&
  html`<th title="share of wanted snippets found">with</th><th title="share of unwanted snippets found: lower is better">without</th>`
}
<th title="mean time inside the system">ms/page</th>
<th>failed</th>
</tr></thead>
<tbody>${systems.map((system, rank) => row(evaluation, system, rank))}</tbody>
</table></div>
<p class="note">F1, precision and recall count words without regard to order and are means over pages.${
    ceiling !== undefined && html` A perfect choice among the page’s blocks would reach <b>${formatScore(ceiling)}</b>.`
  }</p></section>`;
}

function row(evaluation: Evaluation, system: SystemResult, rank: number): Html {
  const { all, withContent, time } = system;
  const comparison = evaluation.againstBest?.[system.name];
  const low = comparison && formatDifference(comparison.interval.low);
  const high = comparison && formatDifference(comparison.interval.high);
  const difference = comparison && formatDifference(comparison.difference);
  return html`<tr>
<th class="left" scope="row"><i class="dot" style="background:${colourOf(rank)}"></i>${system.name}</th>
<td class="headline">${formatScore(system.f1)}</td>
<td class="left">${system.all.bag && bar(system.all.bag.f1, system.all.bag.interval, evaluation.ceiling, rank)}</td>
<td${comparison && html` title="${low} to ${high}; better on ${comparison.wins} pages, worse on ${comparison.losses}"`}>${
    comparison?.significant ? html`<b>${difference}</b>` : difference
  }</td>
<td>${formatScore(all.bag?.precision)}</td>
<td>${formatScore(all.bag?.recall)}</td>
<td>${formatScore(all.bag?.harmonicF1)}</td>
<td>${formatScore(withContent.bag?.f1)}</td>
<td>${formatScore(all.lcs?.f1)}</td>
<td>${formatScore(all.lcs?.score)}</td>
<td>${formatScore(all.shingles?.f1)}</td>
${hasSnippets(evaluation) && html`<td>${formatScore(all.with)}</td><td>${formatScore(all.without)}</td>`}
<td>${formatMs(time.meanMs)}</td>
<td>${system.errors}</td>
</tr>`;
}

function bar(f1: number, interval: { low: number; high: number }, ceiling: number | undefined, rank: number): Html {
  const x = (value: number): string => (value * BAR_WIDTH).toFixed(1);
  const label = `${formatScore(interval.low)} to ${formatScore(interval.high)}`;
  return html`<svg class="bar" viewBox="0 0 ${BAR_WIDTH} 16" preserveAspectRatio="none" width="${BAR_WIDTH}" height="16" role="img" aria-label="95 % interval ${label}"><title>${label}</title>
<rect class="track" width="${BAR_WIDTH}" height="16" rx="3"/>
<rect width="${x(f1)}" height="16" rx="3" fill="${colourOf(rank)}" opacity=".75"/>
${ceiling !== undefined && html`<line class="ceiling" x1="${x(ceiling)}" x2="${x(ceiling)}" y1="0" y2="16"/>`}
<line class="whisker" x1="${x(interval.low)}" x2="${x(interval.high)}" y1="8" y2="8"/>
<line class="whisker" x1="${x(interval.low)}" x2="${x(interval.low)}" y1="4" y2="12"/>
<line class="whisker" x1="${x(interval.high)}" x2="${x(interval.high)}" y1="4" y2="12"/></svg>`;
}
