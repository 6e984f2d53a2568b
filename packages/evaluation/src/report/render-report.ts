import { readFileSync } from 'node:fs';
import type { Evaluation } from '../run/evaluation.ts';
import { breakdown } from './breakdown.ts';
import { comparison, comparisonData } from './comparison.ts';
import { distributions } from './distributions.ts';
import { failures } from './failures.ts';
import { Html, html, jsonScript } from './html.ts';
import { leaderboard } from './leaderboard.ts';
import { sinceEarlier } from './since-earlier.ts';
import { speedChart } from './speed-chart.ts';
import { STYLE } from './style.ts';
import { verdict } from './verdict.ts';
import { type WorstTexts, worstPages } from './worst-pages.ts';

/** Options of a report. */
export interface ReportOptions {
  /** Texts of the worst pages. Without them the report holds numbers and page ids only, and may be published. */
  readonly texts?: WorstTexts | undefined;
  /** How many of each system's worst pages to list. Default 10. */
  readonly worst?: number | undefined;
}

// Nothing may be loaded: the file works from disk, without a network, and cannot leak what it shows.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";

/** The evaluation as one self-contained HTML page. */
export function renderReport(evaluation: Evaluation, { texts, worst = 10 }: ReportOptions = {}): string {
  const { dataset, systems, date } = evaluation;
  const title = `${dataset.name}: ${systems.length} ${systems.length === 1 ? 'system' : 'systems'} on ${dataset.pages} pages`;
  const script = new Html(readFileSync(new URL('./report-client.js', import.meta.url), 'utf8'));
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${title}</title><style>${new Html(STYLE)}</style></head>
<body><header><h1>${title}</h1>
<p>${date.slice(0, 10)} · ${dataset.format} · tokens: ${dataset.tokeniser} · dataset ${dataset.hash.slice(0, 12)}${
    texts ? html` · <b>contains text of dataset pages: do not publish</b>` : ' · numbers and page ids only'
  }</p>${verdict(evaluation)}</header>
<main>${leaderboard(evaluation)}
${sinceEarlier(evaluation)}
${breakdown('kinds', 'By page type', systems, ({ kinds }) => kinds)}
${breakdown('languages', 'By language', systems, ({ languages }) => languages)}
${distributions(systems)}
${speedChart(systems)}
${comparison(evaluation)}
${worstPages(evaluation, worst, texts)}
${failures(evaluation, texts !== undefined)}</main>
${jsonScript('data', comparisonData(evaluation))}
<script type="module">${script}</script></body></html>
`;
  return page.markup;
}
