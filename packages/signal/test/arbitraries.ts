import fc from 'fast-check';

/** Any value, wide enough to matter, small enough that rounding stays below the tolerances; + 0 turns −0 into 0. */
export const value: fc.Arbitrary<number> = fc.double({ min: -1e4, max: 1e4, noNaN: true }).map((any) => any + 0);

/** Any signal, with negative values and possibly none. */
export const signal: fc.Arbitrary<number[]> = fc.array(value, { maxLength: 60 });

/** Signals whose sums are exact, so laws about them can be checked with equality. */
export const wholeSignal: fc.Arbitrary<number[]> = fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 30 });

/** A radius that may well be larger than the signal. */
export const radius: fc.Arbitrary<number> = fc.integer({ min: 0, max: 80 });
