import type { Extractor, OptionSpec } from '@pith/core';
import { checkExtraction } from './check-extraction.ts';
import type { Check, Subject } from './contract-checks.ts';
import { codeThrownBy, demand } from './demand.ts';
import { findDifference } from './snapshot.ts';
import { testPages } from './test-pages.ts';

/** Checks of a definition's declarations; none for a plain function, which has no options. */
export function optionChecks(subject: Subject): readonly Check[] {
  const description = subject.describe?.();
  if (description === undefined) return [];
  const create = subject as (options: Readonly<Record<string, unknown>>) => Extractor & { readonly options?: object };
  const options = Object.entries(description.options);
  return [
    {
      name: 'declares each option with an origin and a sentence',
      run: () => {
        demand(description.about.endsWith('.'), `about must be a sentence, got "${description.about}"`);
        for (const [name, { from, about }] of options) {
          demand(from !== '', `option "${name}" does not say where its default comes from`);
          demand(about !== '', `option "${name}" has no sentence about it`);
        }
      },
    },
    {
      name: 'freezes its options and starts from the declared defaults',
      run: () => {
        const { options: resolved } = create({});
        demand(Object.isFrozen(resolved), 'the options of an extractor must be frozen');
        const declared = Object.fromEntries(options.map(([name, spec]) => [name, spec.default]));
        const difference = findDifference(declared, resolved);
        demand(difference === undefined, `option "${difference}" does not start from its declared default`);
        demand(codeThrownBy(() => create(declared)) === 'nothing', 'the declared defaults are not accepted as options');
      },
    },
    {
      name: 'refuses unknown options, unknown presets and values out of range',
      run: () => {
        demandRefused({ 'no-such-option': 1 }, 'option-unknown');
        demandRefused({ preset: 'no-such-preset' }, 'preset-unknown');
        for (const [name, spec] of options) {
          for (const value of badValues(spec)) demandRefused({ [name]: value }, 'option-invalid');
        }
      },
    },
    {
      name: 'has a paper preset that can be made',
      run: () => {
        if (description.presets.paper !== undefined) create({ preset: 'paper' });
      },
    },
    {
      name: 'works at both ends of each option',
      run: () => {
        for (const [name, spec] of options) {
          for (const value of endValues(spec)) {
            const extractor = create({ [name]: value });
            for (const { page, where } of testPages()) {
              checkExtraction(extractor.extract(page), page, `${where}, with ${name}: ${JSON.stringify(value)}`);
            }
          }
        }
      },
    },
  ];

  function demandRefused(given: Readonly<Record<string, unknown>>, code: string): void {
    const thrown = codeThrownBy(() => create(given));
    const shown = Object.entries(given).map(([name, value]) => `${name}: ${String(value)}`);
    demand(thrown === code, `{ ${shown.join()} } must throw ${code} at creation, threw ${thrown}`);
  }
}

function badValues(spec: OptionSpec): readonly unknown[] {
  switch (spec.kind) {
    case 'boolean':
      return ['true', 1, null];
    case 'choice':
      return ['no-such-choice', 0, null];
    case 'integer':
      return [spec.min - 1, spec.max + 1, spec.min + 0.5, Number.NaN, '1', null];
    case 'number':
      return [below(spec.min), above(spec.max), Number.NaN, '1', null];
    case 'numbers':
      return [[], Array(spec.length + 1).fill(spec.min), Array(spec.length).fill(below(spec.min)), spec.min, null];
  }
}

function endValues(spec: OptionSpec): readonly unknown[] {
  switch (spec.kind) {
    case 'boolean':
      return [true, false];
    case 'choice':
      return spec.choices;
    case 'numbers':
      return [Array(spec.length).fill(spec.min), Array(spec.length).fill(spec.max)];
    case 'integer':
      return [spec.min, spec.max];
    case 'number':
      return 'off' in spec ? [spec.min, spec.max, 'off'] : [spec.min, spec.max];
  }
}

const below = (value: number): number => value - Math.max(1, Math.abs(value));
const above = (value: number): number => value + Math.max(1, Math.abs(value));
