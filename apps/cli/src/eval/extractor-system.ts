import { loadPipelineYaml } from '@pith/ensemble/yaml';
import type { SystemFunction } from '@pith/evaluation';
import { extract, registry } from 'pith';

/** An extractor as data that a worker thread can be given: a name with options, or the text of a pipeline file. */
export type ExtractorData =
  | { readonly extractor: string; readonly options: Readonly<Record<string, unknown>> }
  | { readonly pipeline: string };

/** The function that evaluation measures; what it is given was checked before the thread was started. */
export function createSystem(data: ExtractorData): SystemFunction {
  const extractor =
    'pipeline' in data ? loadPipelineYaml(data.pipeline, registry) : registry.create(data.extractor, data.options);
  return (html, url) => extract(html, { url, extractor }).text;
}
