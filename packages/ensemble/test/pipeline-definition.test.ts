import { createRegistry, parsePage } from '@pith/core';
import { describeExtractor } from '@pith/testkit';
import { describe, expect, it } from 'vitest';
import { drawPipeline, loadPipeline, pipelineDefinition, pipelineToData } from '../src/index.ts';
import { byShape, keptMask, longWords, registry } from './members.ts';

const data = {
  version: 1,
  name: 'both',
  about: 'Keeps what both keep.',
  parallel: ['by-shape', 'long-words'],
  combine: 'intersection',
} as const;
const both = pipelineDefinition(data, registry);

describeExtractor(both, { describe, it });

it('can be registered, and be a member of other pipelines', () => {
  const larger = createRegistry([byShape, longWords, both]);
  const page = parsePage('<p>one <b>three</b> and</p><p>more</p>');
  const nested = loadPipeline({ version: 1, serial: ['both'] }, larger);
  expect(keptMask(nested, page)).toBe(keptMask(loadPipeline(data, registry), page));
  expect(drawPipeline(larger.create('both'), larger)).toBe('both (intersection)\n├─ by-shape\n└─ long-words\n');
  expect(pipelineToData(larger.create('both'))).toMatchObject({ name: 'both', combine: 'intersection' });
});

it('must say what it is', () => {
  const { about, ...rest } = data;
  expect(() => pipelineDefinition(rest, registry)).toThrow('pipeline "both": $.about: must be a sentence');
});
