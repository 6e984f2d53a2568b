import { derivative } from '@pith/signal';
import { expect, it } from 'vitest';
import { cetr2d, clusterLinesWithSlope } from '../src/cetr-2d.ts';
import { cetrKm, clusterLines } from '../src/cetr-km.ts';
import { cetrTm, thresholdLines } from '../src/cetr-tm.ts';
import { tagRatios } from '../src/lines.ts';
import { smoothLines } from '../src/smooth-lines.ts';
import { findSourceLines } from '../src/source-lines.ts';

// Six lines in the shape of example 1; its numbers are lost, these are worked out by hand.
const ratios = Float64Array.of(0, 0, 5.5, 100, 60, 0);
const close = (...values: number[]): unknown[] => values.map((value) => expect.closeTo(value, 3));
const narrow = { fixedSigma: 1, sigmaCap: 'off' } as const;

it('example 1: characters by tags, of the lines the paper shows', () => {
  const lines = findSourceLines('<div id="topnav">\n<div id="author">James Smith</div>\n</div></div>\nno tags', {
    rebreak: 'single',
    rebreakWidth: 65,
  });
  expect([...tagRatios(lines)]).toEqual([0, 5.5, 0, 7]);
});

it('smoothing, Eq. 1–3', () => {
  expect([...smoothLines(ratios, narrow)]).toEqual(close(0, 1.5074, 29.8921, 63.1378, 54.5186, 22.6524));
  expect([...smoothLines(ratios, { fixedSigma: 2, sigmaCap: 'off' })]).toEqual(
    close(1.3402, 19.4294, 32.7149, 39.6685, 44.9606, 45.6415),
  );
});

it('smoothing takes σ from the ratios, up to the cap', () => {
  // σ = 38.87 reaches over the whole array; the cap of 1 equals a fixed σ of 1.
  expect(smoothLines(ratios, { fixedSigma: 'off', sigmaCap: 1 })).toEqual(smoothLines(ratios, narrow));
  const wide = smoothLines(ratios, { fixedSigma: 'off', sigmaCap: 'off' });
  expect(Math.max(...wide) - Math.min(...wide)).toBeLessThan(1);
});

it('derivative and its smoothing, Eq. 4', () => {
  const slopes = derivative(smoothLines(ratios, narrow), 3);
  expect([...slopes]).toEqual(close(31.5124, 47.6755, 16.8775, -24.5522, -31.8662, 0));
  expect([...smoothLines(slopes, narrow).map(Math.abs)]).toEqual(
    close(37.6146, 34.8049, 13.9637, 15.2022, 21.1281, 12.0308),
  );
});

it('CETR-TM keeps lines 3, 4 and 5', () => {
  const { kept, signals } = thresholdLines(ratios, cetrTm({ ...narrow }).options);
  expect(kept).toEqual(Uint8Array.of(0, 0, 1, 1, 1, 0));
  expect(signals[1]!.threshold).toBeCloseTo(23.9918, 3);
});

it('CETR-KM drops lines 1 and 2', () => {
  const { kept, signals } = clusterLines(ratios, cetrKm({ ...narrow }).options);
  expect(kept).toEqual(Uint8Array.of(0, 0, 1, 1, 1, 1));
  expect(signals[1]!.threshold).toBeCloseTo(22.6524, 3);
});

it('CETR drops line 6: the pinned cluster gets no other', () => {
  const { kept, score } = clusterLinesWithSlope(ratios, cetr2d({ ...narrow, alpha: 3 }).options);
  expect(kept).toEqual(Uint8Array.of(1, 1, 1, 1, 1, 0));
  expect(score[5]).toBeLessThan(0.5);
});

it('λ = 0 keeps everything, as the paper says', () => {
  expect(thresholdLines(ratios, cetrTm({ lambda: 0 }).options).kept).not.toContain(0);
});

it.each([
  ['no lines', []],
  ['fewer lines than clusters', [1, 50]],
  ['lines that are all alike', [7, 7, 7, 7, 7]],
  ['lines without text', [0, 0, 0, 0, 0]],
])('keeps all of %s', (_, values) => {
  const same = Float64Array.from(values);
  expect(clusterLines(same, cetrKm().options).kept).not.toContain(0);
  expect(clusterLinesWithSlope(same, cetr2d().options).kept).not.toContain(0);
  if (values[0] !== 1) expect(thresholdLines(same, cetrTm().options).kept).not.toContain(0);
});
