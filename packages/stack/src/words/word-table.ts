import { OptionError } from '@pith/core';

/** Weights of words as JSON: hashes in ascending order, each as its distance from the one before, and a weight for each. */
export interface EncodedWords {
  readonly gaps: readonly number[];
  /** In steps of 1/16. */
  readonly weights: readonly number[];
}

const STEP = 1 / 16;
/** Of a hash, 24 bits are stored: among ten thousand words, one strange word in 1,700 is taken for one of them. */
const BITS = 24;

/** What each of some words speaks for: a positive weight for content, a negative one for what stands around it. */
export class WordTable {
  readonly #keys: Int32Array;
  readonly #weights: Float32Array;
  readonly #mask: number;

  /** Takes weights by hash; of two hashes that cannot be told apart the later one counts. */
  constructor(weights: ReadonlyMap<number, number>) {
    let size = 16;
    while (size < 2 * weights.size) size *= 2;
    this.#mask = size - 1;
    this.#keys = new Int32Array(size).fill(-1);
    this.#weights = new Float32Array(size);
    for (const [hash, weight] of weights) {
      const at = this.#find(short(hash));
      this.#keys[at] = short(hash);
      this.#weights[at] = Math.round(weight / STEP) * STEP;
    }
  }

  /** The weight of a word by its hash, 0 for a word that is not in the table. */
  weight(hash: number): number {
    return this.#weights[this.#find(short(hash))]!;
  }

  /** Writes the table as JSON data. */
  encode(): EncodedWords {
    const entries = Array.from(this.#keys, (key, at) => [key, this.#weights[at]! / STEP] as const)
      .filter(([key]) => key >= 0)
      .sort(([a], [b]) => a - b);
    return {
      gaps: entries.map(([key], i) => key - (entries[i - 1]?.[0] ?? 0)),
      weights: entries.map(([, weight]) => weight),
    };
  }

  /** The place of a key, or the free one where it belongs. */
  #find(key: number): number {
    let at = key & this.#mask;
    while (this.#keys[at] !== -1 && this.#keys[at] !== key) at = (at + 1) & this.#mask;
    return at;
  }
}

/** Reads what `encode` wrote; throws an `OptionError` for other data. */
export function decodeWords(encoded: EncodedWords): WordTable {
  if (!Array.isArray(encoded?.gaps) || encoded.gaps.length !== encoded.weights?.length) {
    throw new OptionError('option-invalid', 'model: words must be gaps and as many weights');
  }
  const weights = new Map<number, number>();
  let key = 0;
  encoded.gaps.forEach((gap: number, i: number) => {
    key += gap;
    weights.set(key, encoded.weights[i]! * STEP);
  });
  return new WordTable(weights);
}

function short(hash: number): number {
  return hash & ((1 << BITS) - 1);
}
