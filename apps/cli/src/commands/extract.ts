import { type Article, extract } from 'pith';
import { defineCommand } from '../command.ts';
import { ExitCode, usageError } from '../errors.ts';
import { EXTRACTOR_FLAGS, openExtractor } from '../open-extractor.ts';
import { readInput } from '../read-input.ts';
import { toPath, toStandardOutput } from '../write-results.ts';

export const command = defineCommand({
  name: 'extract',
  usage: '<file | URL | ->… [flags]',
  about: `Prints the main content of pages: HTML files, web addresses, or standard input (-).
Of a web address, up to 32 MB are read, for up to 30 seconds, through up to 10 redirects.
JSON has one line for each page; several pages as text have a heading each.`,
  flags: {
    ...EXTRACTOR_FLAGS,
    format: {
      type: 'string',
      short: 'f',
      choices: ['text', 'html', 'markdown', 'json'],
      about: 'what to print (default: text)',
    },
    output: {
      type: 'string',
      short: 'o',
      value: '<path>',
      about: 'write to this file, or for several pages to files in this folder',
    },
    url: { type: 'string', value: '<address>', about: 'address of a page read from a file or standard input' },
  },
  examples: [
    ['pith extract page.html', 'the text of a page'],
    ['curl -s https://example.org/ | pith extract - --format json', 'text, title, authors, dates, blocks as JSON'],
    ['pith extract page.html --format markdown', 'headings, lists, tables, code and links as Markdown'],
    ['pith extract page.html --extractor cetd --set lambda=0.9', 'another extractor, with an option'],
    ['pith extract page.html --pipeline mine.yaml', 'a combination of extractors'],
    ['pith extract pages/*.html --output texts/', 'one text file for each page'],
  ],
  async run({ flags, positionals, json, report }) {
    if (positionals.length === 0) throw usageError('extract needs a file, a URL or -; "pith extract --help" shows how');
    const { format = json ? 'json' : 'text', output, url } = flags;
    const extractor = await openExtractor(flags);
    const write = output === undefined ? toStandardOutput : toPath(output, positionals.length, EXTENSIONS[format]);
    const withHeading = output === undefined && positionals.length > 1;

    let exitCode = 0;
    for (const [i, argument] of positionals.entries()) {
      try {
        const input = await readInput(argument);
        const article = extract(input.bytes, { url: input.url ?? url, charset: input.charset, extractor });
        const heading = withHeading ? `${i > 0 ? '\n' : ''}==> ${argument} <==\n` : '';
        await write(input.name, (format === 'json' ? '' : heading) + asFormat(article, format));
      } catch (error) {
        await report(error);
        exitCode = ExitCode.failure;
      }
    }
    return exitCode;
  },
});

type Format = 'text' | 'html' | 'markdown' | 'json';
const EXTENSIONS: Readonly<Record<Format, string>> = { text: 'txt', html: 'html', markdown: 'md', json: 'json' };

function asFormat(article: Article, format: Format): string {
  const content = format === 'json' ? JSON.stringify(article) : article[format].trimEnd();
  return content === '' ? '' : `${content}\n`;
}
