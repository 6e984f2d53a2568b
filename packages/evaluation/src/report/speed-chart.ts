import { formatMs, formatScore } from '../output/format-number.ts';
import type { SystemResult } from '../run/evaluation.ts';
import { colourOf } from './colours.ts';
import { type Html, html } from './html.ts';

const WIDTH = 760;
const HEIGHT = 320;
const LEFT = 50;
const BOTTOM = 40;

/** Speed against accuracy: time per page on a logarithmic axis, F1 upwards, so that the best corner is top left. */
export function speedChart(systems: readonly SystemResult[]): Html {
  const scored = systems.flatMap((system, rank) => (system.f1 === null ? [] : [{ system, rank, f1: system.f1 }]));
  if (scored.length === 0) return html``;
  const times = scored.map(({ system }) => Math.max(system.time.meanMs, 0.01));
  const fastest = Math.floor(Math.log10(Math.min(...times)));
  const slowest = Math.max(fastest + 1, Math.ceil(Math.log10(Math.max(...times))));
  const lowest = Math.floor(Math.min(...scored.map(({ f1 }) => f1)) * 10) / 10;
  const highest = Math.max(lowest + 0.1, Math.ceil(Math.max(...scored.map(({ f1 }) => f1)) * 10) / 10);
  const x = (ms: number): number =>
    LEFT + ((Math.log10(Math.max(ms, 0.01)) - fastest) / (slowest - fastest)) * (WIDTH - LEFT - 20);
  const y = (f1: number): number => 10 + ((highest - f1) / (highest - lowest)) * (HEIGHT - BOTTOM - 10);

  const decades = Array.from({ length: slowest - fastest + 1 }, (_, i) => 10 ** (fastest + i));
  const levels = Array.from({ length: Math.round((highest - lowest) * 20) + 1 }, (_, i) => lowest + i / 20);
  const labels = placeLabels(scored.map(({ system, f1 }) => [x(system.time.meanMs), y(f1)]));
  return html`<section id="speed"><h2>Speed against accuracy</h2>
<svg class="wide" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="mean time per page against F1">
${decades.map((ms) => html`<line class="grid-line" x1="${x(ms)}" x2="${x(ms)}" y1="10" y2="${HEIGHT - BOTTOM}"/><text x="${x(ms)}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle">${ms} ms</text>`)}
${levels.map((f1) => html`<line class="grid-line" x1="${LEFT}" x2="${WIDTH - 20}" y1="${y(f1)}" y2="${y(f1)}"/><text x="${LEFT - 6}" y="${y(f1) + 4}" text-anchor="end">${f1.toFixed(2)}</text>`)}
<text x="${(WIDTH + LEFT) / 2}" y="${HEIGHT - 4}" text-anchor="middle">time per page (mean, logarithmic)</text>
${scored.map(({ system, rank, f1 }, i) => {
  const [labelX, labelY, anchor] = labels[i]!;
  return html`<g><title>${system.name}: F1 ${formatScore(f1)}, ${formatMs(system.time.meanMs)} ms</title>
<circle cx="${x(system.time.meanMs)}" cy="${y(f1)}" r="6" fill="${colourOf(rank)}"/><text class="label" x="${labelX}" y="${labelY}" text-anchor="${anchor}">${system.name}</text></g>`;
})}</svg></section>`;
}

/** A label beside every dot, moved down where it would lie on an earlier one, and to the left of dots near the right edge. */
function placeLabels(dots: readonly (readonly number[])[]): [x: number, y: number, anchor: string][] {
  const placed: [number, number, string][] = [];
  for (const [dotX, dotY] of dots as readonly [number, number][]) {
    const anchor = dotX > WIDTH - 180 ? 'end' : 'start';
    const labelX = anchor === 'end' ? dotX - 10 : dotX + 10;
    let labelY = dotY + 4;
    while (placed.some(([otherX, otherY]) => Math.abs(otherX - labelX) < 110 && Math.abs(otherY - labelY) < 13))
      labelY += 13;
    placed.push([labelX, labelY, anchor]);
  }
  return placed;
}
