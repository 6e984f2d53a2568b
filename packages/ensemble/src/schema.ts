import schema from './pipeline.schema.json' with { type: 'json' };

/** JSON Schema (2020-12) of pipeline files; also the file `@pith/ensemble/pipeline.schema.json`. */
export const pipelineSchema: Readonly<Record<string, unknown>> = schema;
