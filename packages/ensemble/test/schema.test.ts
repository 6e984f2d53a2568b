import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadPipeline, pipelineSchema } from '../src/index.ts';
import { registry } from './members.ts';

const fits = new Ajv2020({ strict: true, strictRequired: false }).compile(pipelineSchema);

/** What is wrong only when names, members and weights are looked at together; a schema cannot say it. */
const TOGETHER = /unknown extractor|\.options\.|"quorum" must be|"weights" must be \d+ numbers|one above 0/;

const wrong = fc.constantFrom<unknown>(null, 0, '', [], {}, -1, 'Block', 'by-shape', 1, 0.5, ['by-shape'], [7]);
/** The right thing, and sometimes something else. */
const mostly = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 30, arbitrary: right }, { weight: 1, arbitrary: wrong });
const some = (...values: unknown[]): fc.Arbitrary<unknown> => mostly(fc.constantFrom(...values));

const common = { name: some('mine', 'my-vote-2'), onError: some('throw', 'skip') };
const { member } = fc.letrec((tie) => {
  const members = mostly(fc.array(tie('member'), { minLength: 1, maxLength: 3 }));
  const form = (key: string, value: fc.Arbitrary<unknown>, options: Record<string, fc.Arbitrary<unknown>>) =>
    fc.record({ [key]: value, ...options }, { requiredKeys: [key] });
  return {
    node: fc.oneof(
      form('extractor', some('by-shape', 'long-words'), { options: some({}, { preset: 'default' }) }),
      form('serial', members, common),
      form('parallel', members, { combine: some('union', 'intersection'), ...common }),
      form('vote', members, { quorum: some(1), unit: some('text', 'textNode', 'block'), ...common }),
      form('vote', members, { share: some(0.5, 1), weights: fc.constantFrom([1], [2, 0.5], [1, 1, 0]), ...common }),
      form('vote', members, { quorum: wrong, share: wrong, weights: wrong, surplus: wrong }),
    ),
    member: fc.oneof({ maxDepth: 3 }, some('by-shape', 'long-words', 'shape'), tie('node')),
  };
});
const file = fc
  .tuple(
    member,
    fc.record({ version: some(1), about: some('A sentence.'), $schema: some('x.json') }, { requiredKeys: ['version'] }),
  )
  .map(([root, extra]) => (typeof root === 'object' ? { ...extra, ...root } : root));

it('the published schema accepts what loadPipeline accepts, and refuses the rest', () => {
  const seen = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(file, (data) => {
      const error = errorOf(() => loadPipeline(data, registry));
      seen[error === undefined ? 'accepted' : 'refused']++;
      if (error === undefined || !TOGETHER.test(error))
        expect([error, fits(data)]).toEqual([error, error === undefined]);
    }),
    { numRuns: 2000 },
  );
  expect(seen.accepted).toBeGreaterThan(200);
  expect(seen.refused).toBeGreaterThan(200);
});

function errorOf(action: () => unknown): string | undefined {
  try {
    action();
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
}
