import { applyLink, type Objective } from '@pith/stack';
import { describe, expect, it } from 'vitest';
import { fillGradients, leafStep, meanLoss, startValues, type Target } from '../../src/gbdt/loss.ts';

const ROWS = Int32Array.of(0, 1);
const target = (objective: Objective, outputs: number, labels: number[]): Target => ({
  objective,
  outputs,
  labels: Float64Array.from(labels),
  weights: Float64Array.of(1, 3),
});

/** The loss as a function of one margin, times the total weight of 4. */
function lossAt(of: Target, margins: number[], index: number, margin: number): number {
  const predictions = Float64Array.from(margins.with(index, margin));
  applyLink(of.objective, predictions, of.outputs);
  return 4 * meanLoss(of, predictions, ROWS);
}

describe('fillGradients', () => {
  it.each<[Objective, number, number[], number[], number]>([
    ['logistic', 1, [1, 0], [0.3, -1.2], 1],
    ['logistic', 1, [0.25, 1], [2, 0], 1],
    ['softmax', 3, [2, 0], [0.1, 0.5, -1, 2, 0, 1], 3 / 2],
    ['squared', 1, [5, -2], [4, 1], 1],
  ])('gives the derivatives of the %s loss', (objective, outputs, labels, margins, scale) => {
    const of = target(objective, outputs, labels);
    const predictions = Float64Array.from(margins);
    applyLink(objective, predictions, outputs);
    for (let output = 0; output < outputs; output++) {
      const gradients = new Float64Array(4);
      fillGradients(of, predictions, output, ROWS, gradients);
      for (const row of ROWS) {
        const index = row * outputs + output;
        const [below, at, above] = [-1e-3, 0, 1e-3].map((shift) => lossAt(of, margins, index, margins[index]! + shift));
        expect(gradients[2 * row]).toBeCloseTo((above! - below!) / 2e-3, 5);
        expect(gradients[2 * row + 1]).toBeCloseTo((scale * (above! - 2 * at! + below!)) / 1e-6, 4);
      }
    }
  });
});

describe('startValues', () => {
  it('is the weighted mean, on the scale of the margins', () => {
    expect(startValues(target('squared', 1, [2, 6]), ROWS)).toEqual([5]);
    expect(startValues(target('logistic', 1, [0, 1]), ROWS)[0]).toBeCloseTo(Math.log(3), 12);
    expect(startValues(target('softmax', 2, [0, 1]), ROWS)).toEqual([Math.log(0.25), Math.log(0.75)]);
  });

  it('stays finite when all labels are equal', () => {
    const [value] = startValues(target('logistic', 1, [1, 1]), ROWS);
    expect(value).toBeGreaterThan(30);
    expect(value).toBeLessThan(40);
  });
});

describe('leafStep', () => {
  it('is a power of two, fine against the spread of the labels', () => {
    expect(leafStep(target('logistic', 1, [0, 1]), ROWS, 0)).toBe(2 ** -10);
    expect(leafStep(target('squared', 1, [0, 8192]), ROWS, 0)).toBe(1);
    expect(leafStep(target('squared', 1, [0, 1e-3]), ROWS, 0)).toBe(2 ** -23);
    expect(leafStep(target('squared', 1, [5, 5]), ROWS, 5)).toBe(1);
  });
});
