import { maxSumSubarray } from '@pith/signal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { regionGains } from '../src/region-gains.ts';

describe('regionGains', () => {
  it('by hand: with each token minus without it, divided by the best', () => {
    // The best region is the first five with 3. Without any one of them 2 are left; with the tags behind it 2, 1 and 1.
    expect(
      [...regionGains(Int8Array.of(1, 1, -1, 1, 1, -1, -1, -1, 1), 3)].map((gain) => Math.round(gain * 3)),
    ).toEqual([1, 1, 1, 1, 1, -1, -2, -2, -2]);
  });

  it('is 0 everywhere when there are no words', () => {
    expect([...regionGains(Int8Array.of(-1, -1), 0)]).toEqual([0, 0]);
  });

  it('is never against the best region', () => {
    const worths = fc.array(fc.constantFrom(1, -1), { maxLength: 40 }).map((values) => Int8Array.from(values));
    fc.assert(
      fc.property(worths, (values) => {
        const { start, end, sum } = maxSumSubarray(values);
        regionGains(values, sum).forEach((gain, i) => {
          if (i >= start && i < end) expect(gain).toBeGreaterThanOrEqual(0);
          else expect(gain).toBeLessThanOrEqual(0);
        });
      }),
    );
  });
});
