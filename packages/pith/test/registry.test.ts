import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { DEFAULT_EXTRACTOR, registry } from '../src/index.ts';

const FRONT_DOOR_OPTIONS = ['url', 'charset', 'source', 'hidden', 'limits', 'extractor', 'preset'];
const names = registry.definitions.map(({ name }) => name);

it('has the default, which needs no source', () => {
  expect(registry.get(DEFAULT_EXTRACTOR).needs).toBeUndefined();
});

it('has a definition behind every alias, and no alias that hides a definition', () => {
  for (const [alias, name] of Object.entries(registry.aliases)) {
    expect(names).toContain(name);
    expect(names).not.toContain(alias);
  }
});

it('has no extractor with an option that the front door takes for itself', () => {
  for (const { options } of registry.definitions) {
    expect(Object.keys(options).filter((option) => FRONT_DOOR_OPTIONS.includes(option))).toEqual([]);
  }
});

it.for(Object.keys(manifest.dependencies))('has every extractor that %s defines', async (dependency) => {
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ dependency);
  const definitions = Object.values(exported).filter((value) => typeof value === 'function' && 'describe' in value);
  expect(definitions.filter((definition) => !names.includes((definition as { name: string }).name))).toEqual([]);
});
