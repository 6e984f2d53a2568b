import { describe, expect, it } from 'vitest';
import { turnShortRuns } from '../src/short-runs.ts';

const turned = (mask: readonly number[], ...how: [0 | 1, number, boolean?]): number[] => {
  const copy = Uint8Array.from(mask);
  turnShortRuns(copy, ...how);
  return [...copy];
};

describe('turnShortRuns', () => {
  it('turns runs of the value that are too short', () => {
    expect(turned([1, 0, 1, 1, 0, 1, 1, 1], 1, 3)).toEqual([0, 0, 0, 0, 0, 1, 1, 1]);
  });

  it('leaves runs at the ends when asked to', () => {
    expect(turned([0, 1, 0, 0, 1, 0], 0, 3, true)).toEqual([0, 1, 1, 1, 1, 0]);
  });

  it('leaves runs of the other value and empty masks', () => {
    expect(turned([0, 1, 1, 0], 1, 2)).toEqual([0, 1, 1, 0]);
    expect(turned([], 1, 2)).toEqual([]);
  });
});
