import { expect, it } from 'vitest';
import { agreeingScore } from '../src/index.ts';

it('agreeingScore moves a score to the side of its decision, and no farther than 0.5', () => {
  expect([0, 0.3, 0.5, 0.9].map((score) => agreeingScore(score, 1))).toEqual([0.5, 0.5, 0.5, 0.9]);
  expect([0.1, 0.5, 0.7, 1].map((score) => agreeingScore(score, 0))).toEqual([0.1, 0.5, 0.5, 0.5]);
});
