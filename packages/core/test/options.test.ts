import { describe, expect, it } from 'vitest';
import {
  boolean,
  choice,
  describeRange,
  integer,
  number,
  numbers,
  OptionError,
  type OptionSpecs,
  resolveOptions,
} from '../src/index.ts';

const about = 'About.';
const from = 'here';
const specs = {
  sigma: number({ default: 1, min: 0, max: 2, about, from }),
  limit: number({ default: 'off', min: 1, max: 9, off: true, scale: 'log', about, from }),
  clusters: integer({ default: 3, min: 2, max: 8, about, from }),
  strict: boolean({ default: false, about, from }),
  mode: choice({ default: 'fast', choices: ['fast', 'slow'], about, from }),
  weights: numbers({ default: [1, 2], length: 2, min: 0, max: 5, about, from }),
} satisfies OptionSpecs;
const resolve = (given: Record<string, unknown>) => resolveOptions('demo', specs, given);

describe('options', () => {
  it('start from their defaults', () => {
    expect(resolve({})).toEqual({ sigma: 1, limit: 'off', clusters: 3, strict: false, mode: 'fast', weights: [1, 2] });
    expect(resolve({ sigma: undefined })).toMatchObject({ sigma: 1 });
  });

  it('take given values, both ends of a range included', () => {
    const given = { sigma: 0, limit: 9, clusters: 8, strict: true, mode: 'slow', weights: [0, 5] };
    expect(resolve(given)).toEqual(given);
    expect(resolve({ limit: 'off' }).limit).toBe('off');
  });

  it('are frozen, lists too, and independent of the caller’s list', () => {
    const weights = [3, 4];
    const options = resolve({ weights });
    weights[0] = 5;
    expect(options.weights).toEqual([3, 4]);
    expect([Object.isFrozen(options), Object.isFrozen(options.weights)]).toEqual([true, true]);
    expect(specs.weights.default).toEqual([1, 2]);
  });

  it.each([
    [{ sigma: 2.1 }, 'demo: option "sigma" must be a number from 0 to 2, got 2.1'],
    [{ sigma: -0.1 }, 'demo: option "sigma" must be a number from 0 to 2, got -0.1'],
    [{ sigma: Number.NaN }, 'demo: option "sigma" must be a number from 0 to 2, got NaN'],
    [{ sigma: '1' }, 'demo: option "sigma" must be a number from 0 to 2, got "1"'],
    [{ sigma: null }, 'demo: option "sigma" must be a number from 0 to 2, got null'],
    [{ sigma: 1n }, 'demo: option "sigma" must be a number from 0 to 2, got 1'],
    [{ sigma: 'off' }, 'demo: option "sigma" must be a number from 0 to 2, got "off"'],
    [{ limit: 0 }, 'demo: option "limit" must be a number from 1 to 9 or "off", got 0'],
    [{ clusters: 1 }, 'demo: option "clusters" must be an integer from 2 to 8, got 1'],
    [{ clusters: 2.5 }, 'demo: option "clusters" must be an integer from 2 to 8, got 2.5'],
    [{ strict: 'yes' }, 'demo: option "strict" must be true or false, got "yes"'],
    [{ mode: 'medium' }, 'demo: option "mode" must be one of fast, slow, got "medium"'],
    [{ weights: [1] }, 'demo: option "weights" must be 2 numbers from 0 to 5, got [1]'],
    [{ weights: [1, 6] }, 'demo: option "weights" must be 2 numbers from 0 to 5, got [1, 6]'],
    [{ weights: 1 }, 'demo: option "weights" must be 2 numbers from 0 to 5, got 1'],
  ] as [Record<string, unknown>, string][])('refuse a wrong value', (given, message) => {
    expect(() => resolve(given)).toThrow(
      expect.objectContaining({ name: 'OptionError', code: 'option-invalid', message }),
    );
  });

  it.each(['sigm', 'constructor', '__proto__', 'toString'])('refuse the unknown name %s', (name) => {
    const given = Object.fromEntries([[name, 1]]);
    expect(() => resolve(given)).toThrow(
      expect.objectContaining({
        code: 'option-unknown',
        message: `demo: unknown option "${name}"; it has: sigma, limit, clusters, strict, mode, weights`,
      }),
    );
    expect(() => resolveOptions('demo', {}, given)).toThrow('it has: none');
    expect(() => resolve(given)).toThrow(OptionError);
  });

  it('describe their range in words', () => {
    expect(Object.values(specs).map(describeRange)).toEqual([
      'a number from 0 to 2',
      'a number from 1 to 9 or "off"',
      'an integer from 2 to 8',
      'true or false',
      'one of fast, slow',
      '2 numbers from 0 to 5',
    ]);
  });

  it('step linearly unless declared otherwise', () => {
    expect([specs.sigma.scale, specs.limit.scale]).toEqual(['linear', 'log']);
  });
});
