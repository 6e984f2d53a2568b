import data from './default-model.json' with { type: 'json' };
import type { ModelData } from './model.ts';
import { createStack } from './stack.ts';

/** The shipped model. Credits for the pages it learned from are in the README. */
export const defaultModel: ModelData = data;

/** The learned extractor with the shipped model: the default of `extract()`. */
export const stack = createStack(defaultModel);
