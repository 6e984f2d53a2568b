import { buffer } from 'node:stream/consumers';
import { defineCommand } from '../command.ts';
import { CliError, ExitCode, usageError } from '../errors.ts';
import { createWork, type PageSettings } from '../extract/extract-page.ts';
import { mayBeMany, nameOfFile } from '../extract/find-files.ts';
import { openPlace, openSink } from '../extract/open-sink.ts';
import { openStandardInput } from '../extract/standard-input.ts';
import { endOnInterrupt } from '../interrupt.ts';
import { EXTRACTOR_FLAGS } from '../open-extractor.ts';
import { isAddress, nameOfAddress } from '../read-input.ts';
import { wholeNumber } from '../whole-number.ts';

const PARTS = ['text', 'html', 'markdown', 'blocks', 'hidden'] as const;
const DEFAULT_PARTS = 'text,blocks,hidden';

export const command = defineCommand({
  name: 'extract',
  usage: '<file | folder | pattern | URL | ->… [flags]',
  about: `Prints the main content of pages: HTML files (also .gz), web addresses, or standard input (-).
Of a web address, up to 32 MB are read, for up to 30 seconds, through up to 10 redirects.

Many pages at once: several files, a folder with all .html, .htm and .xhtml files in it and below, a quoted pattern such as
"pages/**/*.html", or a .jsonl(.gz) file with {"url": …, "html": …} on every line, also as standard input. They are
extracted side by side in worker threads. JSON has one line for each page, in the order of the inputs; text, HTML and
Markdown go to files in the folder --output. A page that fails does not stop the others: in JSON its line says why,
otherwise standard error does.

Exit codes: 0 fine, 1 a page failed, 2 the command line is wrong, 130 interrupted.`,
  flags: {
    ...EXTRACTOR_FLAGS,
    format: {
      type: 'string',
      short: 'f',
      choices: ['text', 'html', 'markdown', 'json'],
      about: 'what to print (default: text)',
    },
    content: {
      type: 'string',
      value: '<parts>',
      about: `what JSON holds: some of ${PARTS.join(',')} (default: ${DEFAULT_PARTS})`,
    },
    output: {
      type: 'string',
      short: 'o',
      value: '<path>',
      about: 'write to this file; of several pages, to files in this folder, or all JSON to this file',
    },
    resume: { type: 'boolean', about: 'continue an earlier run with the same inputs and flags, however it ended' },
    jobs: { type: 'string', short: 'j', value: '<n>', about: 'pages at a time, of several (default: one per core)' },
    timeout: { type: 'string', value: '<seconds>', about: 'time for one page, of several (default: 60)' },
    url: { type: 'string', value: '<address>', about: 'address of a page read from a file or standard input' },
  },
  examples: [
    ['pith extract page.html', 'the text of a page'],
    ['pith extract page.html --format markdown', 'headings, lists, tables, code and links as Markdown'],
    ['curl -s https://example.org/ | pith extract - --format json', 'text, title, authors, dates, blocks as JSON'],
    ['pith extract page.html --extractor cetd --set lambda=0.9', 'another extractor, with an option'],
    ['pith extract page.html --pipeline mine.yaml', 'a combination of extractors'],
    ['pith extract pages/ --format markdown --output texts/', 'a folder: one Markdown file for each page'],
    [
      'pith extract crawl.jsonl.gz -f json --content text,markdown -o out.jsonl --jobs 4',
      'a crawl: one line for each page',
    ],
    [
      'pith extract crawl.jsonl.gz -f json --content text,markdown -o out.jsonl --resume',
      'the rest, after it was interrupted',
    ],
    ['zcat crawl.jsonl.gz | pith extract - --json | jq .title', 'as part of a chain of programs'],
  ],
  async run({ flags, positionals, json, report }) {
    const [first, ...others] = positionals;
    if (first === undefined) {
      throw usageError('extract needs a file, a folder, a pattern, a URL or -; "pith extract --help" shows how');
    }
    const { format = json ? 'json' : 'text', output, url, resume = false } = flags;
    if (flags.content !== undefined && format !== 'json') throw usageError('--content goes with --format json');
    const jobs = wholeNumber('jobs', flags.jobs, 1);
    const timeoutMs = 1000 * (wholeNumber('timeout', flags.timeout, 1) ?? 60);
    const { extractor, pipeline, set, model, preset } = flags;
    const settings: PageSettings = {
      choice: { extractor, pipeline, set, model, preset },
      format,
      parts: readParts(flags.content ?? DEFAULT_PARTS),
      url,
    };
    const standardInput = positionals.includes('-') ? await openStandardInput() : undefined;
    const isMany = others.length > 0 || standardInput?.holdsLines === true || (await mayBeMany(first));

    if (!isMany) {
      const page = {
        input: first,
        name: isAddress(first) ? nameOfAddress(first) : nameOfFile(first),
        position: 0,
        ...(standardInput && { name: 'stdin', bytes: await buffer(standardInput.chunks) }),
      };
      const work = await createWork(settings);
      const { content, error } = await work(page);
      const sink = openPlace(output, format);
      const write = await sink.place(page);
      if (error === undefined || sink.keepsErrors) await write?.(content);
      if (error === undefined) return 0;
      throw new CliError(error.code, ExitCode.failure, error.message);
    }

    if (url !== undefined) throw usageError('--url is the address of one page; lines of JSONL have their own');
    // A wrong option is one error before anything is read or written, not one for every page.
    await createWork(settings);
    const sink = await openSink(output, format, resume);
    const { listPages, totalBytes } = await import('../extract/list-pages.ts');
    const { runPages } = await import('../extract/run-pages.ts');
    endOnInterrupt(
      output === undefined ? 'with --output it could be continued' : 'the same command with --resume continues it',
    );
    return runPages({
      pages: listPages(positionals, standardInput, output),
      totalBytes: totalBytes(positionals, output).catch(() => undefined),
      sink,
      settings,
      jobs,
      timeoutMs,
      // Not between the lines of the result.
      showsProgress: output !== undefined || process.stdout.isTTY !== true,
      report,
    });
  },
});

function readParts(list: string): PageSettings['parts'] {
  return list.split(',').map((word) => {
    const part = PARTS.find((name) => name === word.trim());
    if (part !== undefined) return part;
    throw usageError(`--content must be some of ${PARTS.join(',')}, got "${list}"`);
  });
}
