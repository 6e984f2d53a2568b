/** A score with three digits, a dash where there is none. */
export function formatScore(value: number | undefined | null): string {
  return Number.isFinite(value) ? (value as number).toFixed(3) : '–';
}

/** A difference with its sign, with three digits unless told otherwise. */
export function formatDifference(value: number, digits = 3): string {
  const size = Math.abs(value).toFixed(digits);
  return (Number(size) === 0 ? '±' : value < 0 ? '−' : '+') + size;
}

/** A time with about three digits. */
export function formatMs(ms: number): string {
  return ms >= 100 ? ms.toFixed(0) : ms >= 10 ? ms.toFixed(1) : ms.toFixed(2);
}
