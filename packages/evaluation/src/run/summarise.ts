import { harmonicMean, mean } from '../metrics/averages.ts';
import { bootstrap, bootstrapMean, type Interval } from '../metrics/bootstrap.ts';
import type { TextScores } from '../metrics/score-page.ts';
import { type ShingleCorpus, shingleCorpus, shinglePrecision, shingleRecall } from '../metrics/shingles.ts';
import type { PageResult } from './page-result.ts';

/** Averages of precision, recall and F1 over pages, by both conventions. */
export interface Averages {
  readonly precision: number;
  readonly recall: number;
  /** Mean of the pages' F1 (WCXB, NCE, CETR). */
  readonly f1: number;
  /** Harmonic mean of mean precision and mean recall (CETD's tables). */
  readonly harmonicF1: number;
  /** 95 % interval of `f1`. */
  readonly interval: Interval;
}

/** Scores of one system on some pages. */
export interface Summary {
  /** Pages with a gold text: what `bag`, `lcs` and `shingles` are averaged over. */
  readonly pages: number;
  /** Absent when no page has a gold text. */
  readonly bag?: Averages;
  readonly lcs?: Averages & {
    readonly score: number /** Pages too long for exact LCS. */;
    readonly approximate: number;
  };
  readonly shingles?: ShingleCorpus & { readonly interval: Interval };
  /** Mean snippet rates over all pages, WCXB's convention. */
  readonly with: number;
  readonly without: number;
}

/** Averages the results of some pages, with seeded bootstrap intervals. */
export function summarise(results: readonly PageResult[]): Summary {
  const scored = results.flatMap(({ text }) => text ?? []);
  return {
    pages: scored.length,
    ...(scored.length > 0 && {
      bag: averages(scored.map(({ bag }) => bag)),
      lcs: {
        ...averages(scored.map(({ lcs }) => lcs)),
        score: mean(scored.map(({ lcs }) => lcs.score)) as number,
        approximate: scored.filter(({ lcs }) => lcs.approximate).length,
      },
      shingles: { ...shingleCorpus(scored.map(({ shingles }) => shingles)), interval: shingleInterval(scored) },
    }),
    with: mean(results.map((result) => result.with)) ?? 1,
    without: mean(results.map((result) => result.without)) ?? 1,
  };
}

/** Summaries by a property of the pages, such as kind or language, most pages first; pages without it are left out. */
export function summariseBy(
  results: readonly PageResult[],
  property: (result: PageResult) => string | undefined,
): Record<string, Summary> {
  const groups = new Map<string, PageResult[]>();
  for (const result of results) {
    const name = property(result);
    if (name === undefined) continue;
    const members = groups.get(name);
    if (members) members.push(result);
    else groups.set(name, [result]);
  }
  const ordered = [...groups].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1));
  return Object.fromEntries(ordered.map(([name, members]) => [name, summarise(members)]));
}

function averages(pages: readonly { precision: number; recall: number; f1: number }[]): Averages {
  const f1 = pages.map((page) => page.f1);
  const precision = mean(pages.map((page) => page.precision)) as number;
  const recall = mean(pages.map((page) => page.recall)) as number;
  return {
    precision,
    recall,
    f1: mean(f1) as number,
    harmonicF1: harmonicMean(precision, recall),
    interval: bootstrapMean(f1) as Interval,
  };
}

/** The corpus F1 is not a mean over pages, so every resample averages precision and recall anew. */
function shingleInterval(scored: readonly TextScores[]): Interval {
  const pages = scored.map(({ shingles }) => ({
    precision: shinglePrecision(shingles),
    predicted: shingles.tp + shingles.fp > 0 ? 1 : 0,
    recall: shingleRecall(shingles),
    expected: shingles.tp + shingles.fn > 0 ? 1 : 0,
  }));
  return bootstrap(pages.length, (drawn) => {
    let precision = 0;
    let predicted = 0;
    let recall = 0;
    let expected = 0;
    for (const number of drawn) {
      const page = pages[number] as (typeof pages)[number];
      precision += page.precision * page.predicted;
      predicted += page.predicted;
      recall += page.recall * page.expected;
      expected += page.expected;
    }
    return harmonicMean(predicted && precision / predicted, expected && recall / expected);
  }) as Interval;
}
