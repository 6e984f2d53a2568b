import type { CurvePoint } from '../tune-result.ts';
import { escapeText } from './markup.ts';

const WIDTH = 860;
const HEIGHT = 300;
const LEFT = 50;
const RIGHT = 170;
const TOP = 12;
const BOTTOM = 40;
const LINES = [
  { name: 'mean', label: 'mean, training pages', className: 'mean' },
  { name: 'best', label: 'best, training pages', className: 'best' },
  { name: 'validation', label: 'the same, validation', className: 'validation' },
] as const;

/** The scores by generation as SVG. */
export function drawCurve(curve: readonly CurvePoint[]): string {
  if (curve.length === 0) return '<p>No generation was run.</p>';
  const values = curve.flatMap((point) => LINES.map(({ name }) => point[name]));
  const low = Math.floor(Math.min(...values) * 50) / 50;
  const high = Math.max(Math.ceil(Math.max(...values) * 50) / 50, low + 0.02);
  const last = curve.length - 1;
  const x = (i: number): number => round(LEFT + (last === 0 ? 0.5 : i / last) * (WIDTH - LEFT - RIGHT));
  const y = (value: number): number => round(TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM));
  const ticks = Array.from({ length: 5 }, (_, k) => low + ((high - low) * k) / 4);
  const grid = ticks.map(
    (value) =>
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value)}" y2="${y(value)}"/>` +
      `<text x="${LEFT - 6}" y="${y(value) + 4}" text-anchor="end">${value.toFixed(3)}</text>`,
  );
  const steps = [...new Set([0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(share * last)))];
  const axis = steps.map(
    (i) => `<text x="${x(i)}" y="${HEIGHT - 22}" text-anchor="middle">${curve[i]!.generation}</text>`,
  );
  const lines = LINES.map(({ name, className }) => {
    const path = curve.map((point, i) => `${x(i)},${y(point[name])}`).join(' ');
    const dots = curve.map((point, i) => {
      const title = `generation ${point.generation}: ${point[name].toFixed(4)}`;
      return `<circle cx="${x(i)}" cy="${y(point[name])}" r="2.5"><title>${escapeText(title)}</title></circle>`;
    });
    return `<g class="${className}"><polyline points="${path}"/>${dots.join('')}</g>`;
  });
  const legend = LINES.map(({ label, className }, i) => {
    const at = TOP + 14 + i * 20;
    return `<g class="${className}"><line x1="${WIDTH - RIGHT + 14}" x2="${WIDTH - RIGHT + 34}" y1="${at}" y2="${at}"/></g><text x="${WIDTH - RIGHT + 40}" y="${at + 4}">${label}</text>`;
  });
  const middle = LEFT + (WIDTH - LEFT - RIGHT) / 2;
  return `<svg class="curve" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Scores by generation">
${[...grid, ...axis, ...lines, ...legend].join('\n')}
<text x="${middle}" y="${HEIGHT - 5}" text-anchor="middle">generation</text></svg>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
