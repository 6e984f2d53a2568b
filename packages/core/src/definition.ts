import { OptionError } from './errors.ts';
import type { Extraction } from './extraction.ts';
import { type Marks, marksToExtraction } from './marks.ts';
import { type OptionSpecs, type OptionValues, resolveOptions } from './options.ts';
import type { Page } from './page.ts';

/** Anything that chooses text of a page: an algorithm, a pipeline, a model. */
export interface Extractor {
  readonly name: string;
  /** `'source'`: works best on a page parsed with `source: true`; without, it says so in a note. */
  readonly needs?: 'source' | undefined;
  /** Members of a pipeline, in order. */
  readonly members?: readonly Extractor[];
  /** Never throws for a page, never changes it, same page same answer. */
  extract(page: Page): Extraction;
}

/** A named extractor with declared options, as its package writes it. */
export interface ExtractorSpec<S extends OptionSpecs> {
  readonly name: string;
  /** One plain sentence. */
  readonly about: string;
  readonly options: S;
  /** The publication's own values, where the defaults differ. */
  readonly presets?: { readonly paper?: Partial<OptionValues<S>> };
  /** A function where it depends on the options. */
  readonly needs?: 'source' | ((options: OptionValues<S>) => 'source' | undefined);
  /** May keep data segments; classic extractors never do. */
  readonly keepsData?: boolean;
  run(page: Page, options: OptionValues<S>): Marks;
}

/** Options a definition takes when called: its own, and the preset to start from. */
export type GivenOptions<S extends OptionSpecs> = { readonly [K in keyof S]?: OptionValues<S>[K] | undefined } & {
  readonly preset?: 'paper' | 'default' | undefined;
};

/** A definition, called with options, gives an extractor; a bad option throws there. */
export interface Definition<S extends OptionSpecs = OptionSpecs> {
  (options?: GivenOptions<S>): Extractor & { readonly options: OptionValues<S> };
  readonly name: string;
  readonly about: string;
  readonly options: S;
  readonly presets: { readonly paper?: Partial<OptionValues<S>> };
  /** What an extractor with default options needs. */
  readonly needs: 'source' | undefined;
  /** Everything above as plain data, for help texts, documentation and user interfaces. */
  describe(): Description;
}

/** A definition as plain data. */
export interface Description {
  readonly name: string;
  readonly about: string;
  readonly options: OptionSpecs;
  readonly presets: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly needs?: 'source';
}

/** Declares an extractor: one place for its name, its options and its work. */
export function defineExtractor<const S extends OptionSpecs>(spec: ExtractorSpec<S>): Definition<S> {
  const { name, about, options: specs, presets = {}, keepsData = false } = spec;
  const needsOf = (options: OptionValues<S>): 'source' | undefined =>
    typeof spec.needs === 'function' ? spec.needs(options) : spec.needs;
  const needs = needsOf(resolveOptions(name, specs, {}));
  const create = (given: GivenOptions<S> = {}): Extractor & { readonly options: OptionValues<S> } => {
    const { preset = 'default', ...own } = given;
    const base = preset === 'default' ? {} : Object.hasOwn(presets, preset) ? presets[preset] : undefined;
    if (base === undefined) {
      throw new OptionError(
        'preset-unknown',
        `${name}: unknown preset "${preset}"; it has: ${['default', ...Object.keys(presets)].join(', ')}`,
      );
    }
    const chosen = Object.entries(own).filter(([, value]) => value !== undefined);
    const options = resolveOptions(name, specs, { ...base, ...Object.fromEntries(chosen) });
    return Object.freeze({
      name,
      needs: needsOf(options),
      options,
      extract: (page: Page) => marksToExtraction(page, spec.run(page, options), keepsData),
    });
  };
  const describe = (): Description => ({
    name,
    about,
    options: specs,
    presets,
    ...(needs === undefined ? {} : { needs }),
  });
  const definition = Object.assign(create, { about, options: specs, presets, needs, describe });
  return Object.freeze(Object.defineProperty(definition, 'name', { value: name })) as Definition<S>;
}
