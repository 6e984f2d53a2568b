import { parsePage, type Registry } from '@pith/core';
import type { MemberData } from '@pith/ensemble';
import { openDataset, pageString } from '@pith/evaluation';
import { PageBench } from './page-bench.ts';
import { toProgram } from './program.ts';
import type { Metric } from './score-page.ts';

/** The pages of a bench and how they are measured; plain data, so that a thread can be given it. */
export interface BenchSpec {
  readonly dataset: string;
  readonly split: string | undefined;
  readonly metric: Metric;
  /** The page with this id has this number. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly cacheBytes: number;
}

/** The score of each tree on each page, by tree. */
export type Scores = readonly Float64Array[];

/** A set of parsed pages on which pipelines are scored. */
export class Bench {
  readonly #pages = new Map<number, PageBench | undefined>();
  readonly #registry: Registry;

  private constructor(registry: Registry) {
    this.#registry = registry;
  }

  /** Reads and parses the pages. One that cannot be parsed scores 0 for everybody. */
  static async open(
    { dataset: path, split, metric, numbers, cacheBytes }: BenchSpec,
    registry: Registry,
  ): Promise<Bench> {
    const bench = new Bench(registry);
    const dataset = openDataset(path, { split });
    const share = cacheBytes / Math.max(numbers.size, 1);
    for await (const example of dataset.read()) {
      const number = numbers.get(example.id);
      if (number === undefined) continue;
      const yardstick = { gold: example.gold ?? '', tokeniser: dataset.tokeniser, metric };
      try {
        const page = parsePage(pageString(example), { url: example.url });
        bench.#pages.set(number, new PageBench(page, yardstick, share));
      } catch {
        bench.#pages.set(number, undefined);
      }
    }
    return bench;
  }

  /** Scores trees on those of the given pages that this bench has; 0 stands for the others. */
  score(trees: readonly MemberData[], pages: readonly number[]): Scores {
    const programs = trees.map((tree) => toProgram(tree, this.#registry));
    const scores = trees.map(() => new Float64Array(pages.length));
    pages.forEach((number, p) => {
      this.#pages
        .get(number)
        ?.score(programs)
        .forEach((score, t) => {
          scores[t]![p] = score;
        });
    });
    return scores;
  }
}
