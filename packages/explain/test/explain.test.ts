import { keepAll, keptLengths, parsePage } from '@pith/core';
import { serial, vote } from '@pith/ensemble';
import { awkwardPages } from '@pith/testkit';
import { describe, expect, it } from 'vitest';
import { explain, toExplainHtml, toTable } from '../src/index.ts';
import { longBlocks, longWords, mill } from './members.ts';

describe('explain', () => {
  it('says of every block what it is and what was decided', () => {
    const { title, url, extractor, blocks } = explain(longBlocks().extract(mill), { name: 'long-blocks' });
    expect({ title, url, extractor }).toEqual({
      title: 'The mill',
      url: 'https://example.org/mill',
      extractor: 'long-blocks',
    });
    expect(blocks.map(({ text, kept, path, words }) => [text, kept, path, words])).toEqual([
      ['Home', false, 'nav > ul > li', 1],
      ['Tides', false, 'nav > ul > li', 1],
      ['The mill', false, 'main#m > h1', 2],
      ['It runs on the moon.', true, 'main#m > p.lead', 5],
      ['Never seen', false, 'p', 0],
    ]);
    expect(blocks[3]).toMatchObject({
      tag: 'p',
      share: 1,
      score: 0.666667,
      signals: { length: 20 },
      start: 17,
      end: 37,
    });
    expect(blocks[4]).toMatchObject({ hidden: true });
  });

  it('names signals with their thresholds', () => {
    expect(explain(longBlocks().extract(mill)).signals).toEqual([{ name: 'length', unit: 'block', threshold: 10 }]);
  });

  it('averages signals of every unit over a block', () => {
    const [block] = explain(longWords().extract(parsePage('<p>a bcd <b>efgh</b></p>'))).blocks;
    expect(block).toMatchObject({ kept: true, share: 0.8, score: 0.8 });
    expect(block?.signals).toEqual({
      line: 3, // word lengths 1, 3, 4 over 2, 4, 4 characters
      token: 1.2, // word numbers 0, 1, 2
      textNode: 4.6, // lengths 5 and 4 over 6 and 4 characters
      element: 9,
      block: 0,
    });
  });

  it('has the decisions of all members, under ids that are unique', () => {
    const pipeline = vote([longBlocks(), longBlocks({ length: 5 }), serial([keepAll(), longBlocks()])], { quorum: 2 });
    const { members, blocks, confidence } = explain(pipeline.extract(mill));
    expect(members.map(({ id, name, depth }) => [id, name, depth])).toEqual([
      ['long-blocks', 'long-blocks', 0],
      ['long-blocks#2', 'long-blocks', 0],
      ['serial', 'serial', 0],
      ['serial/keep-all', 'keep-all', 1],
      ['serial/long-blocks', 'long-blocks', 1],
    ]);
    expect(Object.entries(blocks[2]!.votes).map(([id, { kept }]) => [id, kept])).toEqual([
      ['long-blocks', false],
      ['long-blocks#2', true],
      ['serial', false],
      ['serial/keep-all', true],
      ['serial/long-blocks', false],
    ]);
    expect(blocks[3]!.votes['serial/long-blocks']!.signals).toEqual({ length: 20 });
    expect(confidence).toBeGreaterThan(0.5);
  });

  it('leaves out members that never saw a block, and maps back what they saw', () => {
    const { blocks } = explain(serial([longBlocks({ length: 8 }), longWords(), keepAll()]).extract(mill));
    expect(blocks.map(({ votes }) => Object.keys(votes))).toEqual([
      ['long-blocks'],
      ['long-blocks'],
      ['long-blocks', 'long-words', 'keep-all'],
      ['long-blocks', 'long-words', 'keep-all'],
      ['long-blocks'],
    ]);
    // "It", "on" and the blanks behind them were gone before the last member came.
    expect(blocks[3]!.votes['keep-all']).toMatchObject({ kept: true, share: 0.7, score: 1 });
  });

  it('cuts texts to an excerpt', () => {
    const { blocks } = explain(keepAll().extract(mill), { excerptLength: 8 });
    expect(blocks.map(({ text }) => text)).toEqual(['Home', 'Tides', 'The mill', 'It runs…', 'Never se…']);
  });

  it('keeps signals of source lines apart, as they belong to no block', () => {
    const values = Float64Array.of(1, 2, 3);
    const extraction = { ...keepAll().extract(mill), signals: [{ name: 'ratio', unit: 'line' as const, values }] };
    const { signals, blocks } = explain(extraction);
    expect(signals).toEqual([{ name: 'ratio', unit: 'line', values: [1, 2, 3] }]);
    expect(blocks[0]!.signals).toEqual({});
  });

  it('passes on what the extractor says about the page', () => {
    const extraction = {
      ...keepAll().extract(mill),
      kinds: [{ kind: 'article', probability: 0.9 }],
      verdict: 'login wall',
      roles: [undefined, undefined, 'title' as const],
      notes: ['a note'],
    };
    const explanation = explain(extraction);
    expect(explanation).toMatchObject({ kinds: extraction.kinds, verdict: 'login wall', notes: ['a note'] });
    expect(explanation.blocks.map(({ role }) => role)).toEqual([undefined, undefined, 'title', undefined, undefined]);
  });

  it.each(awkwardPages)('agrees with the extraction on the page "$name", as plain data', ({ html }) => {
    const page = parsePage(html);
    const extraction = vote([longBlocks(), longWords(), serial([longBlocks(), longWords()])]).extract(page);
    const explanation = explain(extraction);
    expect(JSON.parse(JSON.stringify(explanation))).toEqual(explanation);
    explanation.blocks.forEach(({ start, end, share, votes }) => {
      expect(share).toBeCloseTo(keptLengths(extraction, Int32Array.of(start, end))[0]! / (end - start), 4);
      const member = extraction.parts![1]!.extraction;
      expect(votes['long-words']!.share).toBeCloseTo(
        keptLengths(member, Int32Array.of(start, end))[0]! / (end - start),
        4,
      );
    });
    expect(toTable(explanation).split('\n').length).toBeGreaterThan(explanation.blocks.length);
    expect(toExplainHtml(explanation)).toContain('</html>');
  });
});
