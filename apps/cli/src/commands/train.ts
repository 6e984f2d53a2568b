import { openDataset } from '@pith/evaluation';
import { type PreparedPage, preparePage, trainingTable, trainModel } from '@pith/train';
import { defineCommand } from '../command.ts';
import { usageError } from '../errors.ts';
import { StatusLine } from '../status-line.ts';
import { wholeNumber } from '../whole-number.ts';
import { assertWritable, writeOutput } from '../write-output.ts';

export const command = defineCommand({
  name: 'train',
  usage: '--dataset <path> --out <file> [flags]',
  about:
    'Trains the model of the "stack" extractor on labelled pages: cross-validated by site first, so that the printed scores are\n' +
    'those of pages the model had not seen, then on everything. Use the result with "pith extract --model".',
  flags: {
    dataset: { type: 'string', short: 'd', value: '<path>', about: 'labelled pages to learn from and to report on' },
    split: { type: 'string', value: '<name>', about: 'part of the dataset, such as dev' },
    extra: {
      type: 'string',
      multiple: true,
      value: '<path>',
      about: 'further labelled pages to learn from; their titles teach nothing',
    },
    out: { type: 'string', short: 'o', value: '<file>', about: 'where to write the model' },
    folds: { type: 'string', value: '<n>', about: 'parts of the cross-validation (default 5)' },
    seed: { type: 'string', value: '<n>', about: 'start of the random sequence (default 1); same seed, same bytes' },
  },
  examples: [
    ['pith train --dataset my-pages/ --out model.json', 'train on your own pages (page.html + page.txt)'],
    [
      'pith train -d path/to/wcxb --split dev --extra path/to/more --out model.json',
      'learn from two sets, report on the first',
    ],
    ['pith extract --model model.json page.html', 'use the result'],
  ],
  async run({ flags, positionals, json }) {
    const { dataset, out } = flags;
    if (dataset === undefined || out === undefined || positionals.length > 0) {
      throw usageError('train needs --dataset <path> and --out <file>; "pith train --help" shows how');
    }
    const folds = wholeNumber('folds', flags.folds, 2) ?? 5;
    const seed = wholeNumber('seed', flags.seed, 0) ?? 1;
    // Fails now rather than after the training.
    await assertWritable(out);
    const pages = await prepare(dataset, flags.split, false);
    const extra = (await Promise.all((flags.extra ?? []).map((path) => prepare(path, undefined, true)))).flat();
    const sources = [dataset, ...(flags.extra ?? [])].map((path) => path.replace(/\/+$/, '').split('/').at(-1));
    const trained = trainModel({
      pages,
      extra,
      folds,
      seed,
      about: `${pages.length + extra.length} pages of ${sources.join(', ')}; seed ${seed}`,
      onFold: (judged, fold) => {
        const f1 = judged.reduce((sum, page) => sum + page.f1, 0) / Math.max(1, judged.length);
        process.stderr.write(
          `fold ${fold} of ${folds}: F1 ${f1.toFixed(4)} on ${judged.length} pages not seen in training\n`,
        );
      },
    });
    await writeOutput(out, `${JSON.stringify(trained.model)}\n`);
    const { model: _, ...report } = trained;
    process.stdout.write(`${json ? JSON.stringify(report) : trainingTable(trained)}\n`);
    return 0;
  },
});

async function prepare(path: string, split: string | undefined, titleOut: boolean): Promise<PreparedPage[]> {
  const pages: PreparedPage[] = [];
  const line = new StatusLine(Number.POSITIVE_INFINITY);
  for await (const example of openDataset(path, { split }).read()) {
    pages.push(preparePage(example, { titleOut }));
    line.show(() => `read ${pages.length} pages of ${path}`);
  }
  line.end(`read ${pages.length} pages of ${path}`);
  return pages;
}
