import { drawPipeline, pipelineToData } from '@pith/ensemble';
import { registry } from 'pith';
import { defineCommand, type Invocation } from '../command.ts';
import { ExitCode, usageError } from '../errors.ts';
import { openPipeline } from '../open-extractor.ts';

export const command = defineCommand({
  name: 'pipeline',
  usage: 'check <file>… | show <file | name>',
  about: `Works with pipelines: extractors combined in series, side by side or by vote, as YAML or JSON files.
check says whether files are right, and where they are not; show draws one as a tree, with the options that are not
the defaults. With --json, show prints the pipeline as data, every option written out.`,
  flags: {},
  examples: [
    ['pith pipeline check mine.yaml', 'is it right?'],
    ['pith pipeline show mine.yaml', 'what is in it?'],
    ['pith extract page.html --pipeline mine.yaml', 'use it'],
  ],
  async run({ positionals, json, report }) {
    const [action, ...files] = positionals;
    if (action === 'check' && files.length > 0) return check(files, json, report);
    if (action === 'show' && files.length === 1) return show(files[0]!, json);
    throw usageError('pipeline needs "check <file>…" or "show <file | name>"; "pith pipeline --help" shows how');
  },
});

async function check(files: readonly string[], json: boolean, report: Invocation['report']): Promise<number> {
  let exitCode = 0;
  for (const file of files) {
    try {
      const { name } = await openPipeline(file);
      process.stdout.write(json ? `${JSON.stringify({ file, name })}\n` : `${file}: fine\n`);
    } catch (error) {
      await report(error);
      exitCode = ExitCode.usage;
    }
  }
  return exitCode;
}

async function show(source: string, json: boolean): Promise<number> {
  const extractor = registry.has(source) ? registry.create(source) : await openPipeline(source);
  process.stdout.write(
    json ? `${JSON.stringify(pipelineToData(extractor), undefined, 2)}\n` : drawPipeline(extractor, registry),
  );
  return 0;
}
