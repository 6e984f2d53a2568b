import { mean, quantile } from './averages.ts';
import { seededRandom } from './seeded-random.ts';

/** A 95 % interval by the percentile bootstrap. */
export interface Interval {
  readonly low: number;
  readonly high: number;
  /** Standard deviation over the resamples. */
  readonly deviation: number;
}

/** Number of resamples and seed of a bootstrap. */
export interface BootstrapOptions {
  /** Default 1000, as the article-extraction-benchmark scorer uses. */
  readonly resamples?: number;
  /** Default 1. */
  readonly seed?: number;
}

/** 95 % interval of a statistic of `count` pages: `statistic` gets the drawn page numbers, with repetitions. */
export function bootstrap(
  count: number,
  statistic: (pages: Uint32Array) => number,
  { resamples = 1000, seed = 1 }: BootstrapOptions = {},
): Interval | undefined {
  if (count === 0) return undefined;
  const random = seededRandom(seed);
  const drawn = new Uint32Array(count);
  const results = Array.from({ length: resamples }, () => {
    for (let i = 0; i < count; i++) drawn[i] = random() * count;
    return statistic(drawn);
  });
  const centre = mean(results) as number;
  return {
    low: quantile(results, 0.025) as number,
    high: quantile(results, 0.975) as number,
    deviation: Math.sqrt(mean(results.map((value) => (value - centre) ** 2)) as number),
  };
}

/** 95 % interval of the mean of some values. */
export function bootstrapMean(values: readonly number[], options?: BootstrapOptions): Interval | undefined {
  const column = Float64Array.from(values);
  return bootstrap(
    column.length,
    (pages) => {
      let sum = 0;
      for (let i = 0; i < pages.length; i++) sum += column[pages[i] as number] as number;
      return sum / pages.length;
    },
    options,
  );
}

/** Mean difference of two systems on the same pages, with its interval. */
export interface PairedComparison {
  /** Mean of a − b. */
  readonly difference: number;
  readonly interval: Interval;
  /** True when the interval does not contain 0. */
  readonly significant: boolean;
  /** Pages on which a is better, b is better, both are equal. */
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

/** Compares two systems page by page: `a[i]` and `b[i]` are their scores on the same page. Undefined without pages. */
export function comparePaired(
  a: readonly number[],
  b: readonly number[],
  options?: BootstrapOptions,
): PairedComparison | undefined {
  if (a.length !== b.length) throw new RangeError(`comparePaired: ${a.length} scores against ${b.length}`);
  const differences = a.map((value, i) => value - (b[i] as number));
  const interval = bootstrapMean(differences, options);
  if (!interval) return undefined;
  const wins = differences.filter((difference) => difference > 0).length;
  const losses = differences.filter((difference) => difference < 0).length;
  return {
    difference: mean(differences) as number,
    interval,
    significant: interval.low > 0 || interval.high < 0,
    wins,
    losses,
    ties: differences.length - wins - losses,
  };
}
