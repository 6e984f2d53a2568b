/** A score with three digits, a dash where there is none. */
export function formatScore(value: number | undefined | null): string {
  return value === undefined || value === null ? '–' : value.toFixed(3);
}

/** A difference with its sign and three digits. */
export function formatDifference(value: number): string {
  return (value < 0 ? '−' : '+') + Math.abs(value).toFixed(3);
}

/** A time with about three digits. */
export function formatMs(ms: number): string {
  return ms >= 100 ? ms.toFixed(0) : ms >= 10 ? ms.toFixed(1) : ms.toFixed(2);
}
