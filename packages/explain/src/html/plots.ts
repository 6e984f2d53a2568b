import type { Decision, Explanation, SignalInfo } from '../explanation.ts';
import { formatNumber } from '../format-number.ts';
import { escapeHtml } from './escape.ts';

const HEIGHT = 100;
/** More columns than a screen has pixels would only make the file larger. */
const MOST_COLUMNS = 600;

/** One plot for each signal of the extractor and its members; a smoothed signal is drawn over the raw one. */
export function plots({ extractor = 'extractor', signals, members, blocks }: Explanation): string {
  const own = plotsOf(extractor, signals, blocks);
  const others = members.map(({ id, signals: list }) =>
    plotsOf(
      id,
      list,
      blocks.map(({ votes }) => votes[id]),
    ),
  );
  return [own, ...others].join('');
}

interface Series {
  readonly signal: SignalInfo;
  /** One for each block, or for each line of the source; NaN where there is none. */
  readonly values: readonly number[];
  readonly kept: readonly (boolean | undefined)[];
}

function plotsOf(owner: string, signals: readonly SignalInfo[], decisions: readonly (Decision | undefined)[]): string {
  const all = signals
    .map(
      (signal): Series => ({
        signal,
        values: signal.values ?? decisions.map((decision) => decision?.signals[signal.name] ?? Number.NaN),
        kept: signal.values === undefined ? decisions.map((decision) => decision?.kept) : [],
      }),
    )
    // A signal that is 0 everywhere is no more than an empty box.
    .filter(({ values }) => values.some((value) => value !== 0 && !Number.isNaN(value)));
  /** The signal that another one smooths: `tagRatio` for `smoothedTagRatio`. */
  const rawOf = (series: Series): Series | undefined => {
    const end = /^smoothed(.+)$/i.exec(series.signal.name)?.[1]?.toLowerCase();
    return all.find((other) => end && other !== series && other.signal.name.toLowerCase().endsWith(end));
  };
  const pairs = new Map(all.map((series) => [rawOf(series), series]));
  const figures = all.filter((series) => rawOf(series) === undefined).map((series) => plot(series, pairs.get(series)));
  if (figures.length === 0) return '';
  return `<section class="figure"><h2>${escapeHtml(owner)}</h2>${figures.join('\n')}</section>`;
}

function plot(bars: Series, line?: Series): string {
  const drawn = line ? [bars, line] : [bars];
  const scale = scaleOf(drawn);
  const threshold = drawn.map(({ signal }) => signal.threshold).find((value) => value !== undefined);
  const names = drawn.map(
    ({ signal }, i) => `<b class="${i === 0 ? 'raw' : 'smooth'}">${escapeHtml(spaced(signal.name))}</b>`,
  );
  const facts = [
    `max ${formatNumber(scale.max)}`,
    threshold === undefined ? '' : `threshold ${formatNumber(threshold)}`,
    scale.isRoot ? 'root scale' : '',
    bars.signal.values === undefined ? '' : 'by line of the source',
  ];
  const onBlocks = bars.signal.values === undefined;
  const width = bars.values.length;
  const zero = scale.y(0);
  return `<figure><figcaption>${names.join(' and ')} <small>${facts.filter(Boolean).join(', ')}</small></figcaption>
<svg class="plot${onBlocks ? '' : ' lines'}" viewBox="0 0 ${width} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${escapeHtml(spaced(bars.signal.name))}">${barPaths(bars, scale)}${line ? `<path class="line" d="${linePath(line.values, scale)}"/>` : ''}<path class="axis" d="M0 ${zero}H${width}"/>${threshold === undefined ? '' : `<path class="threshold" d="M0 ${scale.y(threshold)}H${width}"/>`}${onBlocks ? `<rect class="cursor" width="1" height="${HEIGHT}"/>` : ''}</svg></figure>`;
}

interface Scale {
  readonly max: number;
  readonly isRoot: boolean;
  y(value: number): number;
}

/** Zero is always on the plot, and so is the threshold. A few huge values would flatten all others, or the threshold: then roots are drawn. */
function scaleOf(drawn: readonly Series[]): Scale {
  const all = drawn
    .flatMap(({ values, signal }) => [...values, signal.threshold ?? 0])
    .filter((value) => !Number.isNaN(value));
  const max = all.reduce((a, b) => Math.max(a, b), 0);
  const min = all.reduce((a, b) => Math.min(a, b), 0);
  const positive = all.filter((value) => value > 0);
  const mean = positive.reduce((sum, value) => sum + value, 0) / positive.length;
  const threshold = drawn.map(({ signal }) => signal.threshold).find((value) => value !== undefined) ?? 0;
  const isRoot = max > 8 * mean || (threshold > 0 && max > 12 * threshold);
  const bend = (value: number): number => (isRoot ? Math.sign(value) * Math.sqrt(Math.abs(value)) : value);
  const range = bend(max) - bend(min) || 1;
  return { max, isRoot, y: (value) => fixed(HEIGHT - 2 - ((bend(value) - bend(min)) / range) * (HEIGHT - 4)) };
}

/** Bars in the colour of the decision, one path a colour. */
function barPaths({ values, kept }: Series, scale: Scale): string {
  const zero = scale.y(0);
  const paths = { yes: '', no: '', plain: '' };
  for (const { from, to, value } of columns(values)) {
    const look = kept[from] === undefined ? 'plain' : kept[from] ? 'yes' : 'no';
    paths[look] += `M${from} ${zero}V${scale.y(value)}H${to}V${zero}Z`;
  }
  return Object.entries(paths)
    .map(([look, path]) => (path === '' ? '' : `<path class="bar ${look}" d="${path}"/>`))
    .join('');
}

function linePath(values: readonly number[], scale: Scale): string {
  let path = '';
  for (const { from, to, value } of columns(values)) {
    path += `${path === '' ? 'M' : 'L'}${fixed((from + to) / 2)} ${scale.y(value)}`;
  }
  return path;
}

/** The values, or for very many the largest of some neighbours. */
function columns(values: readonly number[]): { from: number; to: number; value: number }[] {
  const step = Math.ceil(values.length / MOST_COLUMNS);
  const found: { from: number; to: number; value: number }[] = [];
  for (let from = 0; from < values.length; from += step) {
    const to = Math.min(from + step, values.length);
    const some = values.slice(from, to).filter((value) => !Number.isNaN(value));
    if (some.length > 0) found.push({ from, to, value: some.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a)) });
  }
  return found;
}

function fixed(value: number): number {
  return Math.round(value * 100) / 100;
}

/** `smoothedTagRatio` as a reader would write it. */
function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
}
