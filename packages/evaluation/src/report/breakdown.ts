import { formatScore } from '../output/format-number.ts';
import type { SystemResult } from '../run/evaluation.ts';
import type { Summary } from '../run/summarise.ts';
import { colourOf } from './colours.ts';
import { type Html, html } from './html.ts';

/** F1 of every system by a property of the pages, darker is better, the best of a column in bold; nothing where all pages are alike. */
export function breakdown(
  id: string,
  title: string,
  systems: readonly SystemResult[],
  part: (system: SystemResult) => Readonly<Record<string, Summary>>,
): Html {
  const first = systems[0] ? part(systems[0]) : {};
  const names = Object.keys(first).filter((name) => first[name]?.bag);
  if (names.length < 2) return html``;
  const best = names.map((name) => Math.max(...systems.map((system) => part(system)[name]?.bag?.f1 ?? 0)));
  return html`<section id="${id}"><h2>${title}</h2>
<div class="scroll"><table class="sortable heat">
<thead><tr><th class="left">system</th>${names.map((name) => html`<th>${name}<small>${first[name]?.pages} pages</small></th>`)}</tr></thead>
<tbody>${systems.map(
    (
      system,
      rank,
    ) => html`<tr><th class="left" scope="row"><i class="dot" style="background:${colourOf(rank)}"></i>${system.name}</th>
${names.map((name, column) => cell(part(system)[name], best[column]!))}</tr>`,
  )}</tbody></table></div></section>`;
}

function cell(summary: Summary | undefined, best: number): Html {
  if (!summary?.bag) return html`<td>–</td>`;
  const { f1, precision, recall, interval } = summary.bag;
  const title = `${formatScore(interval.low)} to ${formatScore(interval.high)}, precision ${formatScore(precision)}, recall ${formatScore(recall)}`;
  const shown = formatScore(f1);
  return html`<td style="--heat:${Math.round(f1 * 100)}%" title="${title}">${f1 === best ? html`<b>${shown}</b>` : shown}</td>`;
}
