import { earlierTable } from '../output/tables.ts';
import type { Evaluation } from '../run/evaluation.ts';
import { type Html, html } from './html.ts';

/** What moved since an earlier run; nothing where there is none to compare with. */
export function sinceEarlier(evaluation: Evaluation): Html {
  const [header = [], ...rows] = earlierTable(evaluation);
  if (rows.length === 0) return html``;
  const [corner, ...columns] = header;
  return html`<section id="since"><h2>Since the earlier run</h2>
<div class="scroll"><table><thead><tr><th class="left">${corner}</th>${columns.map((column) => html`<th>${column}</th>`)}</tr></thead>
<tbody>${rows.map(
    ([name, ...cells]) =>
      html`<tr><th class="left" scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table></div>
<p class="note">A star: the 95 % interval of the mean difference over the same pages excludes 0. Better and worse count pages.</p></section>`;
}
