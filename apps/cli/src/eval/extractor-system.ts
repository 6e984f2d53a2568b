import type { Extractor } from '@pith/core';
import { loadPipelineYaml } from '@pith/ensemble/yaml';
import type { SystemFunction } from '@pith/evaluation';
import { chooseExtractor, extract, registry } from 'pith';

/** An extractor as data that a worker thread can be given: a name with options, the text of a pipeline file, or a trained model. */
export type ExtractorData =
  | { readonly extractor: string; readonly options: Readonly<Record<string, unknown>> }
  | { readonly pipeline: string }
  | { readonly model: unknown };

/** The function that evaluation measures; what it is given was checked before the thread was started. */
export function createSystem(data: ExtractorData): SystemFunction {
  const extractor = createExtractor(data);
  return (html, url) => extract(html, { url, extractor }).text;
}

function createExtractor(data: ExtractorData): Extractor {
  if ('pipeline' in data) return loadPipelineYaml(data.pipeline, registry);
  if ('model' in data) return chooseExtractor('stack', { model: data.model });
  return registry.create(data.extractor, data.options);
}
