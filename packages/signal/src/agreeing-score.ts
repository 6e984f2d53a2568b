/** A score that does not contradict its decision: raised to 0.5 for what is kept, lowered to 0.5 for what is dropped. */
export function agreeingScore(score: number, kept: number): number {
  return kept ? Math.max(score, 0.5) : Math.min(score, 0.5);
}
