import { mean, quantile } from '../metrics/averages.ts';
import { comparePaired, type PairedComparison } from '../metrics/bootstrap.ts';
import type { Evaluation, SystemResult } from './evaluation.ts';
import type { PageResult } from './page-result.ts';
import { summarise, summariseBy } from './summarise.ts';

/** Turns page results into an evaluation: summaries, order, comparisons. */
export function collect(
  results: ReadonlyMap<{ readonly name: string; readonly version: string }, readonly PageResult[]>,
  dataset: Evaluation['dataset'],
): Evaluation {
  const systems = [...results].map(([{ name, version }, pages]) => summariseSystem(name, version, pages));
  systems.sort((a, b) => (b.f1 ?? 0) - (a.f1 ?? 0));
  const best = systems[0];
  const others = systems.slice(1).flatMap((system): [string, PairedComparison][] => {
    const comparison = best && compareSystems(system, best);
    return comparison ? [[system.name, comparison]] : [];
  });
  return {
    f1: Object.fromEntries(systems.map(({ name, f1 }) => [name, f1])),
    dataset,
    date: new Date().toISOString(),
    systems,
    ...(others.length > 0 && { againstBest: Object.fromEntries(others) }),
  };
}

/** Difference a − b in word-bag F1 over the pages that both have, with its interval. */
export function compareSystems(a: SystemResult, b: SystemResult): PairedComparison | undefined {
  const other = new Map(b.pages.map((page) => [page.id, page.text?.bag.f1]));
  const pairs = a.pages.flatMap(({ id, text }): [number, number][] => {
    const theirs = other.get(id);
    return text && theirs !== undefined ? [[text.bag.f1, theirs]] : [];
  });
  return comparePaired(
    pairs.map(([ours]) => ours),
    pairs.map(([, theirs]) => theirs),
  );
}

function summariseSystem(name: string, version: string, pages: readonly PageResult[]): SystemResult {
  const all = summarise(pages);
  const times = pages.map(({ ms }) => ms);
  return {
    name,
    version,
    f1: all.bag?.f1 ?? null,
    all,
    withContent: summarise(pages.filter(({ text }) => text !== undefined && text.goldTokens > 0)),
    kinds: summariseBy(pages, ({ kind }) => kind),
    languages: summariseBy(pages, ({ language }) => language),
    time: {
      meanMs: mean(times) ?? 0,
      medianMs: quantile(times, 0.5) ?? 0,
      p95Ms: quantile(times, 0.95) ?? 0,
    },
    errors: pages.filter(({ error }) => error !== undefined).length,
    pages,
  };
}
