import { type Extractor, OptionError } from '@pith/core';
import { loadPipeline, type PipelineData } from '@pith/ensemble';
import { createStack, type ModelData } from '@pith/stack';
import { registry } from './registry.ts';

/** What can choose the text: a registered name, a pipeline as data, or an extractor. */
export type ExtractorChoice = string | PipelineData | Extractor;

/** The extractor used when none is named. */
export const DEFAULT_EXTRACTOR = 'stack';

/**
 * Makes the extractor that was asked for. Options are for names only; a pipeline and an extractor bring their own.
 * `model` is the one option that is not data of a few bytes: a model you trained for `stack`.
 */
export function chooseExtractor(choice: ExtractorChoice, options: Readonly<Record<string, unknown>>): Extractor {
  const { model, ...own } = options;
  if (model !== undefined) {
    if (choice !== 'stack') throw new OptionError('option-unknown', 'a model is for the extractor "stack" only');
    return createStack(model as ModelData)(own);
  }
  if (typeof choice === 'string') return registry.create(choice, own);
  const extractor = isExtractor(choice) ? choice : loadPipeline(choice, registry);
  const [option] = Object.keys(own);
  if (option !== undefined) {
    throw new OptionError(
      'option-unknown',
      `${extractor.name}: unknown option "${option}"; it is not chosen by name, so give it its options where it is made`,
    );
  }
  return extractor;
}

function isExtractor(choice: PipelineData | Extractor): choice is Extractor {
  return 'extract' in choice && typeof choice.extract === 'function';
}
