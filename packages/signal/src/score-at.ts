/**
 * Maps a signal ≥ 0 to a score in [0, 1] that says how far it is from its threshold.
 *
 * The score never falls when the value rises, and is at least 0.5 exactly when the value reaches the threshold: half the
 * threshold scores 0.25, twice the threshold 0.75. Numbers below 0 count as 0, so every value reaches a threshold ≤ 0:
 * zero scores 0.5, anything above it 1.
 */
export function scoreAt(value: number, threshold: number): number {
  if (threshold <= 0) return value > 0 ? 1 : 0.5;
  // Not value / (value + threshold): that rounds to 0.5 for values just below the threshold, and huge sums overflow.
  return value < threshold ? Math.max(value, 0) / threshold / 2 : 1 - threshold / value / 2;
}
