import { type BinnedFeatures, binFeatures } from '../../src/gbdt/bins.ts';
import { createRandom } from '../../src/gbdt/random.ts';

/** Random features of several kinds: continuous, mostly zero, yes or no, often missing. */
export function randomFeatures(rows: number, columns: number, seed: number): Float32Array {
  const random = createRandom(seed);
  return Float32Array.from({ length: rows * columns }, (_, i) => {
    const value = random();
    switch ((i % columns) % 4) {
      case 0:
        return value;
      case 1:
        return value < 0.7 ? 0 : Math.floor(random() * 9);
      case 2:
        return Number(value < 0.5);
      default:
        return value < 0.2 ? Number.NaN : random() - 0.5;
    }
  });
}

/** Names `f0`, `f1` … */
export function namesOf(columns: number): string[] {
  return Array.from({ length: columns }, (_, i) => `f${i}`);
}

/** The random features, binned. */
export function randomTable(rows: number, columns: number, seed: number): BinnedFeatures {
  return binFeatures(randomFeatures(rows, columns, seed), namesOf(columns));
}
