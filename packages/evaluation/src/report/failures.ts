import type { Evaluation } from '../run/evaluation.ts';
import { type Html, html } from './html.ts';

/** Pages on which a system failed, with the reason where messages may be shown. Nothing if none did. */
export function failures({ systems }: Evaluation, showMessages: boolean): Html {
  const failed = systems.flatMap(({ name, pages }) =>
    pages.flatMap(({ id, error }) => (error === undefined ? [] : [{ name, id, error }])),
  );
  if (failed.length === 0) return html``;
  return html`<section id="failures"><h2>Pages that failed</h2>
<div class="scroll tall"><table><thead><tr><th class="left">system</th><th class="left">page</th><th class="left">reason</th></tr></thead>
<tbody>${failed.map(
    ({ name, id, error }) =>
      html`<tr><td class="left">${name}</td><td class="left">${id}</td><td class="left">${showMessages && error}</td></tr>`,
  )}</tbody></table></div></section>`;
}
