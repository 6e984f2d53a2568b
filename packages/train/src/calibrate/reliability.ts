/** Rows whose probability lies in one interval. */
export interface ReliabilityBin {
  readonly from: number;
  readonly to: number;
  /** Total weight of the rows; the means are 0 when it is 0. */
  readonly weight: number;
  readonly meanProbability: number;
  readonly meanOutcome: number;
}

/** Compares probabilities with 0/1 outcomes in intervals of equal width: the table behind a reliability diagram. */
export function reliability(
  probabilities: ArrayLike<number>,
  outcomes: ArrayLike<number>,
  bins = 10,
  weights?: ArrayLike<number>,
): ReliabilityBin[] {
  const weight = new Float64Array(bins);
  const probability = new Float64Array(bins);
  const outcome = new Float64Array(bins);
  for (let row = 0; row < probabilities.length; row++) {
    const bin = Math.min(bins - 1, Math.floor(probabilities[row]! * bins));
    const own = weights ? weights[row]! : 1;
    weight[bin]! += own;
    probability[bin]! += own * probabilities[row]!;
    outcome[bin]! += own * outcomes[row]!;
  }
  return Array.from(weight, (total, bin) => ({
    from: bin / bins,
    to: (bin + 1) / bins,
    weight: total,
    meanProbability: total > 0 ? probability[bin]! / total : 0,
    meanOutcome: total > 0 ? outcome[bin]! / total : 0,
  }));
}

/** Mean distance between what was promised and what happened, weighted by the rows of each interval (ECE); 0 is perfect. */
export function expectedCalibrationError(table: readonly ReliabilityBin[]): number {
  let sum = 0;
  let total = 0;
  for (const { weight, meanProbability, meanOutcome } of table) {
    sum += weight * Math.abs(meanProbability - meanOutcome);
    total += weight;
  }
  return total > 0 ? sum / total : 0;
}
