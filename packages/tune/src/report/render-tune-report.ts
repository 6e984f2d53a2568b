import type { MemberData } from '@pith/ensemble';
import type { TuneResult } from '../tune-result.ts';
import { drawCurve } from './draw-curve.ts';
import { drawTree } from './draw-tree.ts';
import { escapeText, points } from './markup.ts';

const STYLE = `:root{color-scheme:light dark;--text:#1c2330;--soft:#5b6575;--line:#dfe3e9;--card:#fff;--back:#f6f7f9}
@media(prefers-color-scheme:dark){:root{--text:#e4e8ee;--soft:#9aa5b5;--line:#333c49;--card:#1d232c;--back:#14181f}}
body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:1000px;padding:20px;background:var(--back);color:var(--text)}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:16px 20px;margin:0 0 18px;overflow-x:auto}
h1{font-size:24px;margin:0}h2{font-size:17px;margin:0 0 10px}header p,.note{color:var(--soft)}
table{border-collapse:collapse}th,td{padding:4px 14px 4px 0;text-align:right;font-variant-numeric:tabular-nums}th:first-child{text-align:left}
pre{overflow-x:auto;font-size:13px}svg text{fill:var(--text);font-size:12px}.curve text{fill:var(--soft)}.grid{stroke:var(--line)}
.curve{width:100%}.curve polyline,.curve g line{fill:none;stroke-width:2}.mean{stroke:#9a9a9a;fill:#9a9a9a}.best{stroke:#0072b2;fill:#0072b2}.validation{stroke:#d55e00;fill:#d55e00}
.curve circle{stroke:none}.tree path{fill:none;stroke:var(--soft)}.tree rect{fill:var(--back);stroke:var(--soft)}.tree .vote rect{stroke:#0072b2;stroke-width:2}
.tree .serial rect{stroke:#009e73;stroke-width:2}.tree .parallel rect{stroke:#d55e00;stroke-width:2}`;

/** A result as one HTML file that needs nothing else; it holds numbers and the pipeline, nothing of the pages. */
export function renderTuneReport(result: TuneResult): string {
  const { train, validation, comparison, curve, winner, baseline } = result;
  const { version: _, ...tree } = winner;
  const { low, high } = comparison.interval;
  const row = (name: string, of: TuneResult['train']): string =>
    `<tr><th>${name}<td>${of.pages}<td>${of.sites}<td>${points(of.winner)}<td>${points(of.baseline)}<td>${points(of.winner - of.baseline, true)}</tr>`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tuning on ${escapeText(result.dataset)}</title>
<style>${STYLE}</style>
<header><h1>Tuning on ${escapeText(result.dataset)}</h1>
<p>${escapeText(result.metric)} · ${result.evaluations} evaluations in ${result.generations} generations · seed ${result.seed}</p></header>
<section><h2>${verdict(result)}</h2>
<table><thead><tr><th>pages<th>number<th>sites<th>result<th>baseline<th>difference</tr></thead>
<tbody>${row('training', train)}${row('validation, never used in the search', validation)}</tbody></table>
<p>On validation pages the difference is ${points(comparison.difference, true)}, 95 % interval ${points(low, true)} to ${points(high, true)}:
better on ${comparison.wins} pages, worse on ${comparison.losses}, equal on ${comparison.ties}.</p>
<p class="note">${escapeText(overfittingNote(result))}</p></section>
<section><h2>Scores by generation</h2>${drawCurve(curve)}
<p class="note">The validation line was computed after the search and decided nothing.</p></section>
<section><h2>The result</h2>${drawTree(tree as MemberData)}
<details><summary>As a pipeline file</summary><pre>${escapeText(JSON.stringify(winner, null, 2))}</pre></details>
<details><summary>The baseline</summary><pre>${escapeText(JSON.stringify(baseline, null, 2))}</pre></details></section>
</html>
`;
}

function verdict({ beatsBaseline, comparison }: TuneResult): string {
  if (beatsBaseline) return 'The result is better than the baseline';
  return comparison.difference > 0
    ? 'The result is not shown to be better than the baseline'
    : 'The result is no better than the baseline';
}

/** What the difference between training and validation pages says. */
export function overfittingNote({ overfitting, train, validation }: TuneResult): string {
  const gain = train.winner - train.baseline;
  if (gain <= 0) return 'The search found nothing better than the baseline, not even on the training pages.';
  const kept = Math.min(100, Math.max(0, Math.round((1 - overfitting / gain) * 100)));
  const warning = kept < 50 ? ' The result fits the training pages more than the task; more pages would help.' : '';
  return `Of the gain on training pages (${points(gain, true)}), ${kept} % is left on ${validation.pages} validation pages.${warning}`;
}
