import { formatMs, formatScore } from '../output/format-number.ts';
import type { SystemResult } from '../run/evaluation.ts';
import { colourOf } from './colours.ts';
import { type Html, html } from './html.ts';
import { placeLabels } from './place-labels.ts';

const WIDTH = 760;
const HEIGHT = 360;
const LEFT = 50;
const RIGHT = 20;
const TOP = 14;
const BOTTOM = 44;

/** Speed against accuracy: time per page on a logarithmic axis, F1 upwards, so that the best corner is top left. */
export function speedChart(systems: readonly SystemResult[]): Html {
  const dots = systems.flatMap(({ name, f1, time }, rank) =>
    f1 === null ? [] : [{ name, rank, f1, ms: Math.max(time.meanMs, 0.001) }],
  );
  if (dots.length === 0) return html``;
  const x = scale(
    dots.map(({ ms }) => Math.log10(ms)),
    0.1,
    LEFT,
    WIDTH - RIGHT,
  );
  const y = scale(
    dots.map(({ f1 }) => f1),
    0.02,
    HEIGHT - BOTTOM,
    TOP,
  );
  const labels = placeLabels(
    dots.map(({ name, ms, f1 }) => ({ name, x: x.at(Math.log10(ms)), y: y.at(f1) })),
    { left: LEFT, right: WIDTH, top: TOP, bottom: HEIGHT - BOTTOM },
  );
  return html`<section id="speed"><h2>Speed against accuracy</h2>
<svg class="wide" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="mean time per page against F1">
${times(10 ** x.low, 10 ** x.high).map((ms) => {
  const at = x.at(Math.log10(ms));
  return html`<line class="grid-line" x1="${at}" x2="${at}" y1="${TOP}" y2="${HEIGHT - BOTTOM}"/><text x="${at}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle">${ms} ms</text>`;
})}
${levels(y.low, y.high).map(
  (f1) =>
    html`<line class="grid-line" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y.at(f1)}" y2="${y.at(f1)}"/><text x="${LEFT - 6}" y="${y.at(f1) + 4}" text-anchor="end">${f1.toFixed(2)}</text>`,
)}
<text x="${(WIDTH + LEFT) / 2}" y="${HEIGHT - 6}" text-anchor="middle">time per page (mean, logarithmic)</text>
${dots.map(({ name, rank, f1, ms }, i) => {
  const [cx, cy] = [x.at(Math.log10(ms)), y.at(f1)];
  const label = labels[i]!;
  return html`<g><title>${name}: F1 ${formatScore(f1)}, ${formatMs(ms)} ms</title>
<line class="leader" x1="${cx}" y1="${cy}" x2="${label.x}" y2="${label.y - 4}"/><circle cx="${cx}" cy="${cy}" r="6" fill="${colourOf(rank)}"/><text class="label" x="${label.x}" y="${label.y}" text-anchor="${label.anchor}">${name}</text></g>`;
})}</svg></section>`;
}

/** A linear scale over the values, with a margin at both ends. */
function scale(values: readonly number[], margin: number, from: number, to: number) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(margin, (most - least) * 0.08);
  const [low, high] = [least - room, most + room];
  return { low, high, at: (value: number): number => round(from + ((value - low) / (high - low)) * (to - from)) };
}

/** Round times between two others: 1, 2, 5, 10, 20 … ms, more of them where the range is narrow. */
function times(low: number, high: number): number[] {
  const steps = high / low > 10 ? [1, 2, 5] : [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const result: number[] = [];
  for (let power = Math.floor(Math.log10(low)); 10 ** power <= high; power++) {
    for (const step of steps) {
      const ms = Number((step * 10 ** power).toPrecision(1));
      if (ms >= low && ms <= high) result.push(ms);
    }
  }
  return result;
}

/** Round values of F1 between two others, at most about ten. */
function levels(low: number, high: number): number[] {
  const step = high - low > 0.5 ? 0.1 : high - low > 0.1 ? 0.05 : 0.01;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
