import { quantile } from '../metrics/averages.ts';
import { formatScore } from '../output/format-number.ts';
import type { SystemResult } from '../run/evaluation.ts';
import { colourOf } from './colours.ts';
import { type Html, html } from './html.ts';

const BINS = 20;
const WIDTH = 240;
const HEIGHT = 90;

/** How the pages' F1 is spread, one histogram a system, all to one scale. */
export function distributions(systems: readonly SystemResult[]): Html {
  const counts = systems.map(histogram);
  const highest = Math.max(1, ...counts.flat());
  if (systems.every(({ f1 }) => f1 === null)) return html``;
  return html`<section id="distributions"><h2>How page scores are spread</h2>
<div class="grid">${systems.map((system, rank) => chart(system, counts[rank]!, highest, rank))}</div>
<p class="note">Number of pages by F1, in steps of 0.05; all charts to one scale.</p></section>`;
}

function histogram({ pages }: SystemResult): number[] {
  const counts = new Array<number>(BINS).fill(0);
  for (const { text } of pages) {
    if (text) counts[Math.min(BINS - 1, Math.floor(text.bag.f1 * BINS))]! += 1;
  }
  return counts;
}

function chart(system: SystemResult, counts: readonly number[], highest: number, rank: number): Html {
  const width = WIDTH / BINS;
  const bars = counts.map((count, bin) => {
    const height = (count / highest) * HEIGHT;
    const range = `F1 ${(bin / BINS).toFixed(2)} to ${((bin + 1) / BINS).toFixed(2)}: ${count} pages`;
    return html`<rect x="${bin * width + 0.5}" y="${(HEIGHT - height).toFixed(1)}" width="${width - 1}" height="${height.toFixed(1)}" fill="${colourOf(rank)}"><title>${range}</title></rect>`;
  });
  const scores = system.pages.flatMap(({ text }) => text?.bag.f1 ?? []);
  const low = scores.filter((f1) => f1 < 0.5).length / scores.length;
  return html`<figure><figcaption><b>${system.name}</b> <small>median ${formatScore(quantile(scores, 0.5))} · ${Math.round(100 * low)} % below 0.5</small></figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT + 14}" role="img" aria-label="histogram of page F1 of ${system.name}">${bars}
<line class="axis" x1="0" x2="${WIDTH}" y1="${HEIGHT}" y2="${HEIGHT}"/>
<text x="0" y="${HEIGHT + 12}">0</text><text x="${WIDTH / 2}" y="${HEIGHT + 12}" text-anchor="middle">0.5</text><text x="${WIDTH}" y="${HEIGHT + 12}" text-anchor="end">1</text></svg></figure>`;
}
