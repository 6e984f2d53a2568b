import { type Extraction, liftExtraction, type Page } from '@pith/core';
import type { TokeniserChoice } from '@pith/evaluation';
import { type Atoms, findAtoms, keptAtoms, roundBits } from './atoms.ts';
import { type Bits, intersectBits, unionBits, voteBits } from './bits.ts';
import type { Program } from './program.ts';
import { type Metric, pageScorer, type ScoreBits } from './score-page.ts';

/** What one page is measured with. */
export interface Yardstick {
  readonly gold: string;
  readonly tokeniser: TokeniserChoice;
  readonly metric: Metric;
}

/**
 * One labelled page on which many pipelines are tried.
 *
 * What an extractor keeps is remembered as a set of atoms, so that votes and other combinations of known members are arithmetic
 * on bits. The oldest sets are forgotten when they take more than `cacheBytes`.
 */
export class PageBench {
  readonly #page: Page;
  readonly #atoms: Atoms;
  readonly #score: ScoreBits;
  readonly #cacheBytes: number;
  readonly #cache = new Map<string, Bits>();
  #bytes = 0;
  /** Exact extractions of serial prefixes; only for the pipelines of one call, because they are large. */
  #prefixes = new Map<string, Extraction>();

  constructor(page: Page, { gold, tokeniser, metric }: Yardstick, cacheBytes: number) {
    this.#page = page;
    this.#atoms = findAtoms(page);
    this.#score = pageScorer(page.text, this.#atoms, gold, tokeniser, metric);
    this.#cacheBytes = cacheBytes;
  }

  /** The score of each pipeline on this page; one that throws scores 0. */
  score(programs: readonly Program[]): Float64Array {
    const scores = Float64Array.from(programs, (program) => {
      try {
        return this.#score(this.#kept(program));
      } catch {
        return 0;
      }
    });
    this.#prefixes = new Map();
    return scores;
  }

  #kept(program: Program): Bits {
    const { kind, key, members, extractor, weights, quorum, unit, isUnion } = program;
    if (kind === undefined) return this.#remember(key, () => keptAtoms(extractor.extract(this.#page), this.#atoms));
    if (kind === 'serial') return this.#remember(key, () => keptAtoms(this.#serial(members), this.#atoms));
    const kept = members.map((member) => this.#kept(member));
    if (kind === 'parallel') return isUnion ? unionBits(kept) : intersectBits(kept);
    if (unit === 'text') return voteBits(kept, weights, quorum);
    const units = this.#atoms[unit];
    const rounded = kept.map((bits, m) =>
      this.#remember(`${unit} ${members[m]!.key}`, () => roundBits(bits, this.#atoms, units)),
    );
    return voteBits(rounded, weights, quorum);
  }

  /** Runs members one after the other, each on what is left of the page; shared beginnings run once. */
  #serial(members: readonly Program[]): Extraction {
    let outer: Extraction | undefined;
    let prefix = '';
    for (const { key, extractor } of members) {
      prefix += `${key}\n`;
      const known = this.#prefixes.get(prefix);
      if (known !== undefined) outer = known;
      else if (outer === undefined) outer = extractor.extract(this.#page);
      else outer = liftExtraction(extractor.extract(this.#page.restrict(outer)), outer);
      this.#prefixes.set(prefix, outer);
    }
    return outer!;
  }

  #remember(key: string, compute: () => Bits): Bits {
    const known = this.#cache.get(key);
    const bits = known ?? compute();
    // Put back at the end: the first entry is the one unused for longest.
    if (known !== undefined) this.#cache.delete(key);
    else this.#bytes += bits.byteLength + ENTRY_BYTES;
    this.#cache.set(key, bits);
    for (const [oldest, { byteLength }] of this.#cache) {
      if (this.#bytes <= this.#cacheBytes) break;
      this.#cache.delete(oldest);
      this.#bytes -= byteLength + ENTRY_BYTES;
    }
    return bits;
  }
}

/** What an entry of the cache costs beside its bits, roughly. */
const ENTRY_BYTES = 200;
