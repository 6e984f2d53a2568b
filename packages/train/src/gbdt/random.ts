/** A seeded source of uniform numbers in [0, 1): Tommy Ettinger's mulberry32. Same seed, same sequence, in every runtime. */
export function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** `count` different whole numbers below `size`, ascending. */
export function sample(size: number, count: number, random: () => number): Int32Array {
  const pool = Int32Array.from({ length: size }, (_, i) => i);
  for (let i = 0; i < count; i++) {
    const j = i + Math.floor(random() * (size - i));
    const chosen = pool[j]!;
    pool[j] = pool[i]!;
    pool[i] = chosen;
  }
  return pool.subarray(0, count).sort();
}

/** Puts each row into the first list with probability `rate`, otherwise into the second; both keep the order. */
export function share(rows: Int32Array, rate: number, random: () => number): [Int32Array, Int32Array] {
  const chosen = new Int32Array(rows.length);
  const others = new Int32Array(rows.length);
  let count = 0;
  for (let i = 0; i < rows.length; i++) {
    if (rate === 1 || random() < rate) chosen[count++] = rows[i]!;
    else others[i - count] = rows[i]!;
  }
  return [chosen.subarray(0, count), others.subarray(0, rows.length - count)];
}
