import { describe, expect, it } from 'vitest';
import { pipelineToData } from '../src/index.ts';
import { loadPipelineYaml, pipelineToYaml } from '../src/yaml.ts';
import { registry } from './members.ts';

const YAML = `# what I use
version: 1
name: mine
vote:
  - by-shape
  - extractor: long-words
    options: { length: 5 }
  - serial:
      - by-shape
      - long-words
quorum: 2
unit: block
`;

describe('loadPipelineYaml', () => {
  it('reads YAML', () => {
    const pipeline = loadPipelineYaml(YAML, registry);
    expect(pipeline.name).toBe('mine');
    expect(pipeline.members?.map(({ name }) => name)).toEqual(['by-shape', 'long-words', 'serial']);
  });

  it('reads JSON too', () => {
    const pipeline = loadPipelineYaml(YAML, registry);
    const again = loadPipelineYaml(JSON.stringify(pipelineToData(pipeline)), registry);
    expect(pipelineToData(again)).toEqual(pipelineToData(pipeline));
  });

  it.each([
    [
      'by-shape\n  - ext',
      'by-shap\n  - ext',
      'line 5, $.vote[0]: unknown extractor "by-shap"; did you mean "by-shape"?',
    ],
    ['length: 5', 'lenght: 5', 'line 7, $.vote[1].options.lenght: unknown key; did you mean "length"?'],
    ['quorum: 2', 'quorum: 5', 'line 11, $.quorum: vote: option "quorum" must be a number from 1 to 3, got 5'],
    ['version: 1', 'version: 2', 'line 2, $.version: must be 1, got 2'],
    ['version: 1', '', 'line 3, $.version: must be 1, got nothing'],
    [
      'name: mine',
      'name: [',
      'cannot be read as YAML: Flow sequence in block collection must be sufficiently indented',
    ],
    ['name: mine', 'version: 1', 'cannot be read as YAML: Map keys must be unique at line 3, column 1:'],
  ])('names the line: %j → %j', (from, to, message) => {
    expect(() => loadPipelineYaml(YAML.replace(from, to), registry)).toThrow(`pipeline: ${message}`);
  });

  it('reads back what it wrote', () => {
    const data = pipelineToData(loadPipelineYaml(YAML, registry));
    expect(pipelineToData(loadPipelineYaml(pipelineToYaml(data), registry))).toEqual(data);
  });

  it('refuses what would blow up', () => {
    const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${Array.from({ length: 8 }, (_, i) => {
      const [name, other] = [String.fromCharCode(98 + i), String.fromCharCode(97 + i)];
      return `${name}: &${name} [${`*${other},`.repeat(9)}]`;
    }).join('\n')}\nversion: 1\n`;
    expect(() => loadPipelineYaml(bomb, registry)).toThrow('Excessive alias count');
    expect(() => loadPipelineYaml('['.repeat(100_000), registry)).toThrow('pipeline: cannot be read as YAML');
    expect(() => loadPipelineYaml('', registry)).toThrow('pipeline: line 1, $: must be an object, got null');
  });
});
