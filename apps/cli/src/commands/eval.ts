import { readFile } from 'node:fs/promises';
import { runEval, toJson, toTextTables } from '@pith/evaluation';
import { DEFAULT_EXTRACTOR } from 'pith';
import { defineCommand } from '../command.ts';
import { inputError, usageError } from '../errors.ts';
import { openSystems } from '../eval/open-systems.ts';
import { progressLine } from '../eval/progress-line.ts';
import { endOnInterrupt } from '../interrupt.ts';
import { reasonOf } from '../read-input.ts';
import { wholeNumber } from '../whole-number.ts';

export const command = defineCommand({
  name: 'eval',
  usage: '--dataset <path> [flags]',
  about: `Measures extractors, pipelines, other programs and modules on labelled pages, several at once.
Datasets are recognised: WCXB, article-extraction-benchmark, CleanEval and dragnet as published, page.html + page.txt
in a folder, or pages.jsonl(.gz). The baseline keep-all is always in the table.
A page that fails or takes too long counts as an empty extract and is reported; the run goes on.
With --json the result goes to standard output, with "f1" by system at the top and in every system.`,
  flags: {
    dataset: { type: 'string', short: 'd', value: '<path>', about: 'folder or file with labelled pages' },
    split: { type: 'string', value: '<name>', about: 'part of the dataset, such as dev' },
    extractor: {
      type: 'string',
      short: 'e',
      multiple: true,
      value: '<name>',
      about: `an extractor, also with preset and options: "cetd paper", "cetd lambda=0.9" (default: ${DEFAULT_EXTRACTOR})`,
    },
    pipeline: { type: 'string', short: 'p', multiple: true, value: '<file>', about: 'a pipeline, as YAML or JSON' },
    model: { type: 'string', multiple: true, value: '<file>', about: 'a model of your own, see "pith train"' },
    command: {
      type: 'string',
      short: 'c',
      multiple: true,
      value: '<command>',
      about: 'a program that reads HTML on standard input ($PAGE_URL is the address) and prints text',
    },
    module: {
      type: 'string',
      short: 'm',
      multiple: true,
      value: '<file>',
      about: 'an ES module that exports extract(html, url), or has it as default export',
    },
    report: {
      type: 'string',
      short: 'r',
      value: '<file>',
      about: 'write an HTML report, with diffs of the worst pages',
    },
    'numbers-only': { type: 'boolean', about: 'leave texts of pages out of the report, so that it can be published' },
    csv: { type: 'string', value: '<file>', about: 'write the scores of every page' },
    run: {
      type: 'string',
      value: '<file>',
      about: 'keep results page by page, and continue from there if the file exists (same code, same options)',
    },
    compare: { type: 'string', value: '<file>', about: 'JSON of an earlier run to compare with, page by page' },
    ceiling: { type: 'boolean', about: 'also compute what a perfect choice among blocks would score' },
    tokens: {
      type: 'string',
      choices: ['auto', 'word', 'ws', 'char'],
      about: "what is counted (default: the dataset's own; auto: characters for Chinese, Japanese, Thai)",
    },
    limit: { type: 'string', value: '<n>', about: 'only the first n pages' },
    pages: { type: 'string', value: '<file>', about: 'only the pages whose ids stand in this file, one on a line' },
    timeout: { type: 'string', value: '<seconds>', about: 'time for one page (default: 30)' },
    threads: { type: 'string', value: '<n>', about: 'pages at a time (default: one per core; 0: no worker threads)' },
  },
  examples: [
    ['pith eval --dataset path/to/wcxb --split dev --extractor cetd', 'one extractor on a public benchmark'],
    ['pith eval -d my-pages/ -e "cetd paper" -e "cetd lambda=0.9" --report report.html', 'two settings, with a report'],
    ['pith eval -d my-pages/ --command "my-tool --stdin" --module ./mine.mjs', 'other programs and modules'],
    [
      'pith eval -d my-pages/ --json > before.json; pith eval -d my-pages/ --compare before.json',
      'before and after a change',
    ],
    ['pith eval -d path/to/wcxb --run wcxb.run.jsonl', 'a run that can be interrupted and continued'],
  ],
  async run({ flags, positionals, json }) {
    if (flags.dataset === undefined || positionals.length > 0) {
      throw usageError('eval needs --dataset <path> and takes no other arguments; "pith eval --help" shows how');
    }
    const limit = wholeNumber('limit', flags.limit, 1);
    const threads = wholeNumber('threads', flags.threads, 0);
    const timeout = wholeNumber('timeout', flags.timeout, 1);
    const ids = flags.pages === undefined ? undefined : await readIds(flags.pages);
    const { pipeline = [], model = [], command: commands = [], module = [] } = flags;
    const isAnyNamed = flags.extractor || pipeline.length + model.length + commands.length + module.length > 0;
    const systems = await openSystems(
      {
        extractors: flags.extractor ?? (isAnyNamed ? [] : [DEFAULT_EXTRACTOR]),
        pipelines: pipeline,
        models: model,
        commands,
        modules: module,
      },
      { threads, timeoutMs: timeout && timeout * 1000 },
    );
    endOnInterrupt(
      flags.run === undefined ? 'with --run <file> it could be continued' : 'the same command continues it',
    );
    const evaluation = await runEval({
      ...flags,
      dataset: flags.dataset,
      systems,
      limit,
      ids,
      tokeniser: flags.tokens,
      numbersOnly: flags['numbers-only'],
      onProgress: progressLine(),
    });
    process.stdout.write(json ? toJson(evaluation) : toTextTables(evaluation));
    return 0;
  },
});

async function readIds(path: string): Promise<Set<string>> {
  try {
    const lines = (await readFile(path, 'utf8')).split('\n');
    return new Set(lines.map((line) => line.trim()).filter(Boolean));
  } catch (error) {
    throw inputError(`${path}: ${reasonOf(error)}`, error);
  }
}
