import type { Explanation } from '../explanation.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import { pageView } from './page-view.ts';
import { plots } from './plots.ts';
import { SCRIPT, SCRIPT_HASH } from './script.ts';
import { STYLE } from './style.ts';
import { voteMap } from './vote-map.ts';

/**
 * The explanation as one HTML file that needs nothing else: the page's blocks in the colours of the decision, the votes and
 * signals of a block when it is pointed at, and a plot of every signal.
 *
 * Nothing of the page can run or load anything: all text is escaped, and the file's own policy allows only its own script.
 */
export function toExplainHtml(explanation: Explanation): string {
  const { title, extractor = 'extractor' } = explanation;
  // The script needs everything but the texts, which stand in the page view.
  const data = { ...explanation, blocks: explanation.blocks.map(({ text: _, ...block }) => block) };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src '${SCRIPT_HASH}'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`${extractor}: ${title || 'page'}`)}</title>
<style>${STYLE}</style>
</head>
<body data-show="all">
${header(explanation)}
<main>
<section id="page" aria-label="Blocks of the page">
${pageView(explanation)}
</section>
<aside aria-label="Why">
<section id="detail" aria-live="polite"><p class="hint">Point at a block to see who voted for it, and why.</p></section>
${voteMap(explanation)}
${plots(explanation)}
</aside>
</main>
<script type="application/json" id="data">${escapeJson(data)}</script>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

function header({ title, url, extractor, confidence, kinds, verdict, notes, blocks }: Explanation): string {
  const kept = blocks.filter((block) => block.kept);
  const words = (list: Explanation['blocks']): number => list.reduce((sum, block) => sum + block.words, 0);
  const figure = (value: string, label: string): string =>
    `<div><dd>${escapeHtml(value)}</dd><dt>${escapeHtml(label)}</dt></div>`;
  const figures = [
    figure(`${kept.length} / ${blocks.length}`, 'blocks kept'),
    figure(`${words(kept)} / ${words(blocks)}`, 'words kept'),
    confidence === undefined ? '' : figure(`${Math.round(confidence * 100)} %`, 'confidence'),
    kinds?.[0] === undefined ? '' : figure(kinds[0].kind, 'kind'),
    verdict === undefined ? '' : figure(verdict, 'verdict'),
  ];
  const show = (value: string, label: string): string =>
    `<label><input type="radio" name="show" value="${value}"${value === 'all' ? ' checked' : ''}>${label}</label>`;
  return `<header>
<div class="heading">
<p class="extractor">${escapeHtml(extractor ?? '')}</p>
<h1>${escapeHtml(title || 'Untitled page')}</h1>
${url === undefined ? '' : `<p class="url">${escapeHtml(url)}</p>`}
</div>
<dl>${figures.join('')}</dl>
<fieldset><legend>Show</legend>${show('all', 'all')}${show('kept', 'kept')}${show('dropped', 'dropped')}${show('disputed', 'disputed')}</fieldset>
${notes.length === 0 ? '' : `<ul class="notes">${notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('')}</ul>`}
</header>`;
}
