import { expect, it } from 'vitest';
import * as ensemble from '../src/index.ts';
import * as yaml from '../src/yaml.ts';

it('exports exactly these names', () => {
  expect(Object.keys(ensemble).sort()).toEqual([
    'drawPipeline',
    'loadPipeline',
    'parallel',
    'pipelineDefinition',
    'pipelineSchema',
    'pipelineToData',
    'serial',
    'vote',
  ]);
  expect(Object.keys(yaml).sort()).toEqual(['loadPipelineYaml', 'pipelineToYaml']);
});
