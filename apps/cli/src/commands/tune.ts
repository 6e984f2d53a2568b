import { existsSync } from 'node:fs';
import { type MemberData, pipelineToData } from '@pith/ensemble';
import { pipelineToYaml } from '@pith/ensemble/yaml';
import { METRICS, renderTuneReport, tune } from '@pith/tune';
import { DEFAULT_EXTRACTOR, registry } from 'pith';
import { defineCommand } from '../command.ts';
import { ExitCode, usageError } from '../errors.ts';
import { endOnInterrupt } from '../interrupt.ts';
import { openPipeline } from '../open-extractor.ts';
import { StatusLine } from '../status-line.ts';
import { describeProgress, describeResult } from '../tune/describe-result.ts';
import { wholeNumber } from '../whole-number.ts';
import { assertWritable, writeOutput } from '../write-output.ts';

const UNITS_MS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

export const command = defineCommand({
  name: 'tune',
  usage: '--dataset <path> (--extractor <name> | --pipelines) --out <file> [flags]',
  about: `Finds the options of an extractor, or the pipeline, that does best on labelled pages of your own.
Sites are parted: the search sees one part, the result is reported on the other, with an interval against the baseline.
A result that is not shown to be better there is not written, unless with --force.
The same pages, seed and number of evaluations give the same result. The search is saved after every generation
beside --out, so that it can be interrupted (Ctrl-C) and continued (--resume).`,
  flags: {
    dataset: {
      type: 'string',
      short: 'd',
      value: '<path>',
      about: 'folder or file with labelled pages, see "pith eval"',
    },
    split: { type: 'string', value: '<name>', about: 'part of the dataset, such as dev' },
    extractor: { type: 'string', short: 'e', value: '<name>', about: 'tune the options of this extractor' },
    pipelines: { type: 'boolean', about: 'search whole pipelines instead' },
    member: {
      type: 'string',
      multiple: true,
      value: '<name>',
      about: 'an extractor that pipelines may use; may be repeated (default: all)',
    },
    out: { type: 'string', short: 'o', value: '<file>', about: 'where to write the result, as a pipeline in YAML' },
    report: { type: 'string', short: 'r', value: '<file>', about: 'write an HTML report: the curve and the pipeline' },
    evaluations: { type: 'string', value: '<n>', about: 'end after so many candidates (default: 2000)' },
    budget: { type: 'string', value: '<time>', about: 'end after so much time instead: 90s, 10m, 1h' },
    baseline: {
      type: 'string',
      short: 'b',
      multiple: true,
      value: '<name or file>',
      about: `what to beat; of several, the best on training pages (default: the extractor as it is, or ${DEFAULT_EXTRACTOR})`,
    },
    metric: { type: 'string', choices: METRICS, about: 'what to optimise (default: f1)' },
    kind: { type: 'string', value: '<kind>', about: 'only pages of this kind, such as forum' },
    limit: { type: 'string', value: '<n>', about: 'only the first n pages' },
    population: { type: 'string', value: '<n>', about: 'candidates of a generation (default: 60)' },
    seed: { type: 'string', value: '<n>', about: 'start of the random sequence (default: 1)' },
    resume: { type: 'boolean', about: 'continue an interrupted search' },
    force: { type: 'boolean', about: 'write the result even if it does not beat the baseline' },
    threads: { type: 'string', value: '<n>', about: 'worker threads (default: one per core; 0: none)' },
  },
  examples: [
    [
      'pith tune --dataset my-pages/ --extractor cetr --evaluations 500 --out cetr.yaml',
      'the best options of one extractor',
    ],
    [
      'pith tune -d my-pages/ --pipelines --budget 10m --out best.yaml --report tuning.html',
      'the best pipeline in ten minutes',
    ],
    ['pith tune -d my-pages/ --pipelines --budget 10m --out best.yaml --resume', 'ten minutes more'],
    ['pith extract --pipeline best.yaml page.html', 'use the result'],
  ],
  async run({ flags, positionals, json }) {
    const { dataset, out, extractor } = flags;
    if (dataset === undefined || out === undefined || positionals.length > 0) {
      throw usageError('tune needs --dataset <path> and --out <file>; "pith tune --help" shows how');
    }
    if ((extractor === undefined) === (flags.pipelines !== true)) {
      throw usageError('tune needs either --extractor <name> or --pipelines');
    }
    if (flags.member !== undefined && extractor !== undefined) throw usageError('--member goes with --pipelines');
    const threads = wholeNumber('threads', flags.threads, 0);
    const checkpoint = `${out}.search.json`;
    const baselines = await Promise.all((flags.baseline ?? [extractor ?? DEFAULT_EXTRACTOR]).map(openBaseline));
    // Fails now rather than after the search.
    await assertWritable(checkpoint);
    await assertWritable(out);
    endOnInterrupt('the same command with --resume continues after the last generation');
    const progress = new StatusLine(0);
    const result = await tune({
      dataset,
      split: flags.split,
      registry,
      extractor,
      members: flags.member,
      baselines,
      metric: flags.metric,
      kind: flags.kind,
      limit: wholeNumber('limit', flags.limit, 1),
      evaluations: wholeNumber('evaluations', flags.evaluations, 1),
      budgetMs: flags.budget === undefined ? undefined : duration(flags.budget),
      population: wholeNumber('population', flags.population, 2),
      seed: wholeNumber('seed', flags.seed, 0),
      checkpoint,
      resume: flags.resume,
      threads,
      worker: threads === 0 ? undefined : new URL('./tune-worker.js', import.meta.url),
      onProgress: (now) => progress.show(() => describeProgress(now)),
    });
    progress.clear();
    const isWritten = result.beatsBaseline || flags.force === true;
    if (isWritten) await writeOutput(out, pipelineToYaml(result.winner));
    if (flags.report !== undefined) await writeOutput(flags.report, renderTuneReport(result));
    process.stdout.write(json ? `${JSON.stringify(result)}\n` : `${describeResult(result)}`);
    if (isWritten) return 0;
    process.stderr.write(
      `pith: not shown to be better than the baseline, so ${out} was not written; --force writes it\n`,
    );
    return ExitCode.failure;
  },
});

/** A registered name, or else a pipeline file. */
async function openBaseline(choice: string): Promise<MemberData> {
  if (registry.has(choice) || !existsSync(choice)) return registry.get(choice).name;
  const { version: _, ...member } = pipelineToData(await openPipeline(choice));
  return member;
}

function duration(text: string): number {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)([smh])$/.exec(text) ?? [];
  if (amount === undefined || Number(amount) === 0)
    throw usageError(`--budget must be like 90s, 10m or 1h, got "${text}"`);
  return Number(amount) * UNITS_MS[unit!]!;
}
