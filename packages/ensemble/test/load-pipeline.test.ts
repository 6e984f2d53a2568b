import { parsePage } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { loadPipeline, type PipelineData, pipelineToData } from '../src/index.ts';
import { keptMask, registry } from './members.ts';

const full: PipelineData = {
  version: 1,
  about: 'Every form once.',
  name: 'my-vote',
  vote: [
    'shape',
    { extractor: 'long-words', options: { length: 5 } },
    { serial: ['by-shape', { parallel: ['long-words', 'by-shape'], combine: 'intersection', onError: 'skip' }] },
  ],
  quorum: 2,
  weights: [1, 1, 0.5],
  unit: 'block',
};

describe('loadPipeline', () => {
  it('reads every form', () => {
    const pipeline = loadPipeline(full, registry);
    expect(pipeline.name).toBe('my-vote');
    expect(pipeline.members?.map(({ name }) => name)).toEqual(['by-shape', 'long-words', 'serial']);
    expect(pipeline.members?.[2]?.members?.[1]).toMatchObject({
      name: 'intersection',
      kind: 'parallel',
      settings: { combine: 'intersection', onError: 'skip' },
    });
  });

  it('reads a single extractor with its options', () => {
    expect(loadPipeline({ version: 1, extractor: 'long-words', options: { length: 9 } }, registry)).toMatchObject({
      name: 'long-words',
      options: { length: 9 },
    });
  });

  it('reads what pipelineToData writes', () => {
    const pipeline = loadPipeline(full, registry);
    const written = pipelineToData(pipeline);
    const again = loadPipeline(JSON.parse(JSON.stringify(written)), registry);
    expect(pipelineToData(again)).toEqual(written);
    const page = parsePage('<div>one <p>three words here<a>link</a></p> and the rest</div>');
    expect(keptMask(again, page)).toBe(keptMask(pipeline, page));
  });

  it('writes only what differs from the defaults of a combination', () => {
    const data = { version: 1, vote: ['by-shape', 'long-words'], share: 0.5, weights: [1, 1], unit: 'text' };
    const { vote, ...rest } = pipelineToData(loadPipeline(data, registry)) as { vote?: unknown };
    expect(rest).toEqual({ version: 1 });
    expect(vote).toEqual([
      { extractor: 'by-shape', options: { modulus: 2, rest: 0, invert: false } },
      { extractor: 'long-words', options: { length: 3 } },
    ]);
  });
});

describe('loadPipeline says where, what was expected, and what was meant', () => {
  const leaf = 'by-shape';
  const deep = (levels: number): unknown => (levels === 0 ? leaf : { serial: [deep(levels - 1)] });
  it.each<[unknown, string]>([
    [null, '$: must be an object, got null'],
    [[leaf], '$: must be an object, got ["by-shape"]'],
    [{ vote: [leaf] }, '$.version: must be 1, got nothing'],
    [{ version: '1', vote: [leaf] }, '$.version: must be 1, got "1"'],
    [{ version: 1, about: 3, vote: [leaf] }, '$.about: must be a text, got 3'],
    [{ version: 1 }, '$: must have one of extractor, serial, parallel, vote'],
    [{ version: 1, votes: [leaf] }, '$: must have one of extractor, serial, parallel, vote; did you mean "vote"?'],
    [
      { version: 1, vote: [leaf], serial: [leaf] },
      '$: must have one of extractor, serial, parallel, vote, got serial and vote',
    ],
    [{ version: 1, vote: [] }, '$.vote: must be a list of at least one member, got []'],
    [{ version: 1, vote: leaf }, '$.vote: must be a list of at least one member, got "by-shape"'],
    [{ version: 1, vote: [leaf, 7] }, '$.vote[1]: must be an object, got 7'],
    [
      { version: 1, vote: [leaf, 'long-wrods'] },
      '$.vote[1]: unknown extractor "long-wrods"; did you mean "long-words"?',
    ],
    [
      { version: 1, serial: [{ extractor: 'shap' }] },
      '$.serial[0].extractor: unknown extractor "shap"; did you mean "shape"?',
    ],
    [{ version: 1, extractor: 1 }, '$.extractor: must be the name of an extractor, got 1'],
    [{ version: 1, extractor: leaf, option: {} }, '$.option: unknown key; did you mean "options"?'],
    [
      { version: 1, extractor: leaf, options: { modulos: 3 } },
      '$.options.modulos: unknown key; did you mean "modulus"?',
    ],
    [{ version: 1, extractor: leaf, options: [] }, '$.options: must be an object, got []'],
    [
      { version: 1, vote: [leaf, { extractor: leaf, options: { rest: 1, modulus: 9 } }] },
      '$.vote[1].options.modulus: by-shape: option "modulus" must be an integer from 1 to 7, got 9',
    ],
    [
      { version: 1, extractor: leaf, options: { preset: 'papre' } },
      '$.options.preset: by-shape: unknown preset "papre"; it has: default',
    ],
    [{ version: 1, vote: [leaf], about: 'x', qourum: 1 }, '$.qourum: unknown key; did you mean "quorum"?'],
    [{ version: 1, serial: [leaf], unit: 'block' }, '$.unit: unknown key; did you mean "name"?'],
    [
      { version: 1, vote: [leaf, leaf, leaf], quorum: 4 },
      '$.quorum: vote: option "quorum" must be a number from 1 to 3, got 4',
    ],
    [
      { version: 1, serial: [{ vote: [leaf, leaf], weights: [0.5, 2], quorum: 0.1 }] },
      '$.serial[0].quorum: vote: option "quorum" must be a number from 0.5 to 2.5, got 0.1',
    ],
    [
      { version: 1, vote: [leaf, leaf], quorum: 1, weights: [1, -2] },
      '$.weights: vote: option "weights" must be 2 numbers from 0 to 1000, got [1, -2]',
    ],
    [{ version: 1, vote: [leaf], weights: [0] }, '$: vote: option "weights" must have one above 0'],
    [{ version: 1, vote: [leaf], quorum: 1, share: 1 }, '$: vote: give option "quorum" or "share", not both'],
    [
      { version: 1, parallel: [leaf], combine: 'both' },
      '$.combine: parallel: option "combine" must be one of union, intersection, got "both"',
    ],
    [
      { version: 1, serial: [leaf], name: 'My vote' },
      '$.name: serial: option "name" must be lower case with hyphens, got "My vote"',
    ],
    [{ version: 1, serial: Array(64).fill(leaf) }, '$.serial[63]: a pipeline has at most 64 extractors'],
    [{ version: 1, serial: [deep(15)] }, `$.serial${'[0].serial'.repeat(15)}: a pipeline has at most 16 levels`],
    [{ version: 1, 'a key': 1, vote: [leaf] }, '$["a key"]: unknown key; did you mean "vote"?'],
    [
      JSON.parse('{ "version": 1, "vote": ["by-shape"], "__proto__": {} }'),
      '$.__proto__: unknown key; did you mean "vote"?',
    ],
  ])('%j', (data, message) => {
    expect(() => loadPipeline(data, registry)).toThrow(
      expect.objectContaining({ name: 'OptionError', code: 'pipeline-invalid', message: `pipeline: ${message}` }),
    );
  });

  it('takes as many levels and members as are allowed', () => {
    expect(loadPipeline({ version: 1, serial: [deep(14)] }, registry).name).toBe('serial');
    expect(loadPipeline({ version: 1, serial: Array(63).fill(leaf) }, registry).members).toHaveLength(63);
  });

  it('ends on data that contains itself', () => {
    const loop: { version: number; serial: unknown[] } = { version: 1, serial: [] };
    loop.serial.push(loop.serial, { serial: loop.serial });
    expect(() => loadPipeline(loop, registry)).toThrow('must be an object, got something that is not plain data');
    loop.serial.shift();
    expect(() => loadPipeline(loop, registry)).toThrow('at most 16 levels');
  });
});
