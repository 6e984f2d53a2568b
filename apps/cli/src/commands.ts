import type { Command } from './command.ts';

interface Entry {
  readonly name: string;
  /** One line for the list of commands. */
  readonly about: string;
  /** Loaded only when it runs, so that one command does not pay for the others. */
  load(): Promise<{ readonly command: Command }>;
}

/** Every command, in the order of the help. A new one is a file in `commands/` and a line here. */
export const commands: readonly Entry[] = [
  { name: 'extract', about: 'print the main content of pages', load: () => import('./commands/extract.ts') },
  { name: 'explain', about: 'show why blocks were kept or dropped', load: () => import('./commands/explain.ts') },
  {
    name: 'pipeline',
    about: 'check and show combinations of extractors',
    load: () => import('./commands/pipeline.ts'),
  },
  { name: 'extractors', about: 'list extractors and their options', load: () => import('./commands/extractors.ts') },
  { name: 'eval', about: 'measure extractors on labelled pages', load: () => import('./commands/eval.ts') },
  { name: 'train', about: 'train the learned extractor on labelled pages', load: () => import('./commands/train.ts') },
  { name: 'tune', about: 'find the best options or pipeline for your pages', load: () => import('./commands/tune.ts') },
];
