import { parsePage } from '@pith/core';
import { explain, toExplainHtml, toTable } from '@pith/explain';
import { defineCommand } from '../command.ts';
import { usageError } from '../errors.ts';
import { EXTRACTOR_FLAGS, openExtractor } from '../open-extractor.ts';
import { readInput } from '../read-input.ts';
import { writeOutput } from '../write-output.ts';

export const command = defineCommand({
  name: 'explain',
  usage: '<file | URL | -> [flags]',
  about: `Shows why each block of a page was kept or dropped: the score, who voted for it, and by which signals.
In a table, ● is a vote for the block, ◐ for a part of it, · against it; a blank never saw it.`,
  flags: {
    ...EXTRACTOR_FLAGS,
    html: {
      type: 'string',
      value: '<file>',
      about: 'write one HTML file with the blocks, votes and plots of all signals',
    },
    url: { type: 'string', value: '<address>', about: 'address of a page read from a file or standard input' },
  },
  examples: [
    ['pith explain page.html', 'a table of all blocks'],
    ['pith explain page.html --extractor cetr-tm --html why.html', 'tag ratios as a plot, beside the page'],
    ['pith explain page.html --pipeline mine.yaml --json', 'every vote and signal, for programs'],
  ],
  async run({ flags, positionals, json }) {
    const [argument, ...more] = positionals;
    if (argument === undefined || more.length > 0) {
      throw usageError('explain needs one file, URL or -; "pith explain --help" shows how');
    }
    const extractor = await openExtractor(flags);
    const { bytes, charset, url = flags.url } = await readInput(argument);
    const page = parsePage(bytes, { url, charset, source: extractor.needs === 'source' });
    const explanation = explain(extractor.extract(page), { name: extractor.name });
    const { html } = flags;
    if (html !== undefined) await writeOutput(html, toExplainHtml(explanation));
    if (json) process.stdout.write(`${JSON.stringify(explanation)}\n`);
    else if (html === undefined) process.stdout.write(toTable(explanation, { width: process.stdout.columns }));
    return 0;
  },
});
