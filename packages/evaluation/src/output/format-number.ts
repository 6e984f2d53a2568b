/** A score with three digits, a dash where there is none. */
export function formatScore(value: number | undefined | null): string {
  return Number.isFinite(value) ? (value as number).toFixed(3) : '–';
}

/** A difference with its sign and three digits. */
export function formatDifference(value: number): string {
  const digits = Math.abs(value).toFixed(3);
  return (Number(digits) === 0 ? '±' : value < 0 ? '−' : '+') + digits;
}

/** A time with about three digits. */
export function formatMs(ms: number): string {
  return ms >= 100 ? ms.toFixed(0) : ms >= 10 ? ms.toFixed(1) : ms.toFixed(2);
}
