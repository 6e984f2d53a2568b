import type { MemberData } from '@pith/ensemble';
import type { Pool } from '../pages/pool.ts';
import { keyOf } from '../trees/tree.ts';

/** Trees whose page scores are remembered. */
const REMEMBERED = 4000;

/** Asks a pool only for what is not known yet. Nobody can tell from a score whether it was remembered. */
export class ScoreBook {
  readonly #pool: Pool;
  readonly #pageCount: number;
  readonly #known = new Map<string, Float64Array>();

  constructor(pool: Pool, pageCount: number) {
    this.#pool = pool;
    this.#pageCount = pageCount;
  }

  /** Scores of each tree on the given pages. */
  async score(trees: readonly MemberData[], pages: readonly number[]): Promise<readonly Float64Array[]> {
    const rows = trees.map((tree) => this.#row(keyOf(tree)));
    const isMissing = (page: number): boolean => rows.some((row) => Number.isNaN(row[page]!));
    const open = new Map(trees.map((tree, t) => [keyOf(tree), { tree, row: rows[t]! }]));
    const asked = [...open.values()].filter(({ row }) => pages.some((page) => Number.isNaN(row[page]!)));
    const missing = pages.filter(isMissing);
    if (asked.length > 0) {
      const answers = await this.#pool.score(
        asked.map(({ tree }) => tree),
        missing,
      );
      asked.forEach(({ row }, t) => {
        for (const [p, page] of missing.entries()) row[page] = answers[t]![p]!;
      });
    }
    for (const key of this.#known.keys()) {
      if (this.#known.size <= REMEMBERED) break;
      this.#known.delete(key);
    }
    return rows.map((row) => Float64Array.from(pages, (page) => row[page]!));
  }

  #row(key: string): Float64Array {
    const row = this.#known.get(key) ?? new Float64Array(this.#pageCount).fill(Number.NaN);
    this.#known.delete(key);
    this.#known.set(key, row);
    return row;
  }
}
