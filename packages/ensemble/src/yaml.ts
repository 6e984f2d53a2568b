import { type Extractor, OptionError, type Registry } from '@pith/core';
import { type Document, isNode, LineCounter, parseDocument, stringify } from 'yaml';
import { type DataPath, formatPath, readPipeline } from './load-pipeline.ts';
import type { PipelineData } from './pipeline-data.ts';

/**
 * Reads a pipeline from YAML, and so from JSON too. Errors name the line.
 */
export function loadPipelineYaml(text: string, registry: Registry): Extractor {
  const lines = new LineCounter();
  const { document, data } = parseYaml(text, lines);
  return readPipeline(data, registry, (path, message, cause) => {
    const { line } = lines.linePos(offsetOf(document, path));
    throw new OptionError('pipeline-invalid', `pipeline: line ${line}, ${formatPath(path)}: ${message}`, { cause });
  });
}

/** Writes pipeline data as YAML that `loadPipelineYaml` reads back. */
export function pipelineToYaml(data: PipelineData): string {
  return stringify(data);
}

function parseYaml(text: string, lineCounter: LineCounter): { document: Document; data: unknown } {
  try {
    const document = parseDocument(text, { lineCounter });
    if (document.errors[0] !== undefined) throw document.errors[0];
    return { document, data: document.toJS() };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0]! : String(cause);
    throw new OptionError('pipeline-invalid', `pipeline: cannot be read as YAML: ${reason}`, { cause });
  }
}

/** Where the value at a path stands in the file; for what is missing, where it should have been. */
function offsetOf(document: Document, path: DataPath): number {
  for (let length = path.length; length >= 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
