import { describe, expect, it } from 'vitest';
import {
  createRegistry,
  defineExtractor,
  integer,
  keepAll,
  keptSpans,
  nearestName,
  number,
  parsePage,
} from '../src/index.ts';

const longBlocks = defineExtractor({
  name: 'long-blocks',
  about: 'Keeps long blocks.',
  options: {
    length: integer({ default: 5, min: 1, max: 99, about: 'Characters.', from: 'here' }),
    slack: number({ default: 0, min: 0, max: 1, about: 'Slack.', from: 'here' }),
  },
  presets: { paper: { length: 9 } },
  needs: ({ slack }) => (slack > 0 ? 'source' : undefined),
  run: ({ blocks }, { length }) => ({
    unit: 'block',
    kept: Uint8Array.from(blocks.start, (start, b) => (blocks.end[b]! - start >= length ? 1 : 0)),
  }),
});

describe('a definition', () => {
  it('called gives an extractor with checked, frozen options', () => {
    const extractor = longBlocks({ length: 3 });
    expect([extractor.name, extractor.options]).toEqual(['long-blocks', { length: 3, slack: 0 }]);
    expect([Object.isFrozen(extractor), Object.isFrozen(extractor.options), Object.isFrozen(longBlocks)]).toEqual([
      true,
      true,
      true,
    ]);
    const page = parsePage('<p>one</p><p>12345');
    expect(keptSpans(extractor.extract(page))).toEqual([[0, 8]]);
    expect(keptSpans(longBlocks().extract(page))).toEqual([[3, 8]]);
  });

  it('throws at creation for a bad option', () => {
    expect(() => longBlocks({ length: 0 })).toThrow(
      'long-blocks: option "length" must be an integer from 1 to 99, got 0',
    );
    // @ts-expect-error: types know the option names too.
    expect(() => longBlocks({ lenght: 1 })).toThrow('long-blocks: unknown option "lenght"; it has: length, slack');
  });

  it('starts from a preset and lets given options win', () => {
    expect(longBlocks({ preset: 'paper' }).options.length).toBe(9);
    expect(longBlocks({ preset: 'paper', length: 7 }).options.length).toBe(7);
    expect(longBlocks({ preset: 'paper', length: undefined }).options.length).toBe(9);
    expect(longBlocks({ preset: 'default' }).options.length).toBe(5);
  });

  it.each(['best', 'constructor', '__proto__'])('refuses the unknown preset %s', (preset) => {
    expect(() => longBlocks({ preset: preset as 'paper' })).toThrow(
      expect.objectContaining({
        name: 'OptionError',
        code: 'preset-unknown',
        message: `long-blocks: unknown preset "${preset}"; it has: default, paper`,
      }),
    );
    expect(() => keepAll({ preset: 'paper' })).toThrow('keep-all: unknown preset "paper"; it has: default');
  });

  it('says what it needs, also where that depends on the options', () => {
    expect([longBlocks.needs, longBlocks().needs, longBlocks({ slack: 1 }).needs]).toEqual([
      undefined,
      undefined,
      'source',
    ]);
    const cetr = defineExtractor({ name: 'x', about: 'X.', options: {}, needs: 'source', run: keepAllRun });
    expect([cetr.needs, cetr().needs, cetr.describe().needs]).toEqual(['source', 'source', 'source']);
  });

  it('describes itself as plain data', () => {
    expect(JSON.parse(JSON.stringify(longBlocks.describe()))).toEqual({
      name: 'long-blocks',
      about: 'Keeps long blocks.',
      options: {
        length: { kind: 'integer', default: 5, min: 1, max: 99, about: 'Characters.', from: 'here' },
        slack: { kind: 'number', scale: 'linear', default: 0, min: 0, max: 1, about: 'Slack.', from: 'here' },
      },
      presets: { paper: { length: 9 } },
    });
    expect(longBlocks.name).toBe('long-blocks');
  });
});

const keepAllRun = (page: ReturnType<typeof parsePage>) => ({
  unit: 'textNode' as const,
  kept: new Uint8Array(page.nodeCount).fill(1),
});

describe('keepAll', () => {
  it('keeps all visible text and nothing else', () => {
    const page = parsePage('<p>one two</p> <p hidden>no</p><p>three');
    const kept = keptSpans(keepAll().extract(page)).map((span) => page.text.slice(...span));
    expect(kept).toEqual(['one two ', 'three']);
  });
});

describe('a registry', () => {
  const registry = createRegistry([keepAll, longBlocks], { long: 'long-blocks' });

  it('lists names, definitions and aliases', () => {
    expect(registry.names).toEqual(['keep-all', 'long-blocks', 'long']);
    expect(registry.definitions).toEqual([keepAll, longBlocks]);
    expect(registry.aliases).toEqual({ long: 'long-blocks' });
    expect(['long', 'keep-all', 'nope', 'constructor'].map((name) => registry.has(name))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('finds definitions by name and alias, and makes extractors', () => {
    expect(registry.get('long')).toBe(longBlocks);
    expect(registry.create('long', { length: 3 })).toMatchObject({ name: 'long-blocks', options: { length: 3 } });
    expect(() => registry.create('long', { length: 0 })).toThrow('long-blocks: option "length"');
  });

  it('names the nearest extractor for an unknown one', () => {
    expect(() => registry.get('keepall')).toThrow(
      expect.objectContaining({
        name: 'OptionError',
        code: 'extractor-unknown',
        message: 'unknown extractor "keepall"; did you mean "keep-all"?',
      }),
    );
    expect(nearestName('cetd', ['cetr', 'cepr', 'cetd-ds'])).toBe('cetr');
    expect(nearestName('x', [])).toBe('');
  });

  it('refuses two definitions of one name, and aliases that hide or miss one', () => {
    expect(() => createRegistry([keepAll, keepAll])).toThrow(
      expect.objectContaining({
        code: 'extractor-duplicate',
        message: 'two extractors are called "keep-all"; rename one',
      }),
    );
    expect(() => createRegistry([keepAll], { 'keep-all': 'keep-all' })).toThrow(
      'two extractors are called "keep-all"; rename one',
    );
    expect(() => createRegistry([keepAll], { all: 'keepall' })).toThrow(
      'unknown extractor "keepall"; did you mean "keep-all"?',
    );
  });
});
