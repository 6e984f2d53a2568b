import { defineExtractor, type Extraction, type Extractor, integer, keepAll, type Page } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { contractChecks, type Subject } from '../src/index.ts';

/** Keep-all with its answer, or its work, spoilt. */
const spoilt = (spoil: (extraction: Extraction, page: Page) => Partial<Extraction>) => (): Extractor => ({
  name: 'spoilt',
  extract: (page) => {
    const extraction = keepAll().extract(page);
    return { ...extraction, ...spoil(extraction, page) };
  },
});
const option = integer({ default: 1, min: 0, max: 9, from: 'here', about: 'A number.' });
const definition = defineExtractor({
  name: 'own',
  about: 'Keeps all.',
  options: { option },
  run: (page) => ({ unit: 'textNode', kept: new Uint8Array(page.nodeCount).fill(1) }),
});
/** A definition whose creation is replaced. */
const withCreation = (create: (given?: Record<string, never>) => object): Subject =>
  Object.assign(create as () => Extractor, { describe: definition.describe });

const signal = (length: (page: Page) => number, value = 0) =>
  spoilt((_, page) => ({
    signals: [{ name: 's', unit: 'block', values: new Float64Array(length(page)).fill(value) }],
  }));

let calls = 0;
const broken: Record<string, Record<string, Subject>> = {
  'can be made without options': {
    'throws at creation': () => {
      throw new Error('needs an argument');
    },
    'has a name no one can type': () => ({ ...keepAll(), name: 'Keep All' }),
  },
  'declares each option with an origin and a sentence': {
    'says nothing about itself': defineExtractor({
      name: 'own',
      about: '',
      options: {},
      run: () => ({ unit: 'block', kept: new Uint8Array() }),
    }),
    'has an option from nowhere': Object.assign(() => definition(), {
      describe: () => ({ ...definition.describe(), options: { option: { ...option, from: '' } } }),
    }),
  },
  'freezes its options and starts from the declared defaults': {
    'has loose options': withCreation((given) => ({ ...definition(given), options: { option: 1 } })),
    'starts from another value': withCreation((given) => ({
      ...definition(given),
      options: Object.freeze({ option: 2 }),
    })),
  },
  'refuses unknown options, unknown presets and values out of range': {
    'takes anything': withCreation(() => definition()),
    'ignores unknown names': withCreation(({ option, preset }: { option?: number; preset?: 'paper' } = {}) =>
      definition({ option, preset }),
    ),
  },
  'has a paper preset that can be made': {
    'has a preset out of range': defineExtractor({
      ...definition.describe(),
      run: definitionRun,
      presets: { paper: { option: 99 } },
    }),
  },
  'works at both ends of each option': {
    'divides by its option': defineExtractor({
      ...definition.describe(),
      options: { option },
      run: (page, { option }) => ({ ...definitionRun(page), score: new Float64Array(page.nodeCount).fill(1 / option) }),
    }),
  },
  'never throws for a page': {
    'needs text': spoilt((_, page) => ({ notes: [page.text.codePointAt(0)!.toString()] })),
  },
  'gives spans that partition the text, with scores that fit': {
    'leaves a gap': spoilt(({ bounds }) => ({ bounds: bounds.map((bound, k) => (k === 0 ? bound + 1 : bound)) })),
    'stops early': spoilt(({ bounds }) => ({ bounds: bounds.map((bound) => Math.max(bound - 1, 0)) })),
    'has an empty span': spoilt(({ bounds, kept, score }) => ({
      bounds: Int32Array.of(0, ...bounds),
      kept: Uint8Array.of(1, ...kept),
      score: Float64Array.of(1, ...score),
    })),
    'forgets scores': spoilt(() => ({ score: new Float64Array() })),
    'scores NaN': spoilt(({ score }) => ({ score: score.map(() => Number.NaN) })),
    'scores in per cent': spoilt(({ score }) => ({ score: score.map((value) => value * 100) })),
    'keeps at 0.4': spoilt(({ score }) => ({ score: score.map(() => 0.4) })),
    'drops at 0.6': spoilt(({ kept, score }) => ({ kept: kept.map(() => 0), score: score.map(() => 0.6) })),
    'answers for another page': spoilt(({ page }) => ({ page: page.restrict(keepAll().extract(page)) })),
    'has too few signal values': signal((page) => page.blocks.count - 1),
    'has a signal of NaN': signal((page) => page.blocks.count, Number.NaN),
    'is broken inside a member': spoilt((extraction) => ({
      parts: [{ name: 'member', extraction: { ...extraction, bounds: new Int32Array() } }],
    })),
  },
  'keeps nothing a reader does not see': {
    'keeps hidden text': spoilt(({ kept, score }) => ({ kept: kept.map(() => 1), score: score.map(() => 1) })),
  },
  'gives the same answer again': {
    'counts its calls': spoilt(() => ({ notes: [String(calls++)] })),
  },
  'leaves the page as it was': {
    'sorts a column': spoilt((_, page) => {
      page.blocks.start[0] = 7;
      return {};
    }),
    'writes to an attribute': spoilt((_, page) => {
      for (let i = 0; i < page.nodeCount; i++) for (const attribute of page.attributes(i)) attribute.value += '!';
      return {};
    }),
  },
  'keeps nothing in memory between pages': {
    'remembers the page before': () => {
      let before = '';
      return spoilt((_, { text }) => {
        const notes = [before];
        before = text;
        return { notes };
      })();
    },
  },
};

function definitionRun(page: Page) {
  return { unit: 'textNode' as const, kept: new Uint8Array(page.nodeCount).fill(1) };
}

describe.each(Object.entries(broken))('the check "%s"', (name, subjects) => {
  it.each(Object.entries(subjects))('catches an extractor that %s', (_, subject) => {
    const check = contractChecks(subject).find((each) => each.name === name);
    expect(check?.run).toThrow();
  });
});
