/** Turns runs of `value` shorter than `length` over, in place. Runs that touch an end count as long when `inner` is set. */
export function turnShortRuns(mask: Uint8Array, value: 0 | 1, length: number, inner = false): void {
  for (let start = 0; start < mask.length; ) {
    let end = start + 1;
    while (end < mask.length && mask[end] === mask[start]) end++;
    const isLong = end - start >= length || (inner && (start === 0 || end === mask.length));
    if (mask[start] === value && !isLong) mask.fill(1 - value, start, end);
    start = end;
  }
}
