export { InputError, LimitError, OptionError, PithError, parsePage } from '@pith/core';
export { toText } from '@pith/render';
export { toHtml } from '@pith/render/html';
export { toMarkdown } from '@pith/render/markdown';
export { Article, type ArticleData, type HiddenText } from './article.ts';
export type { ArticleBlock } from './blocks.ts';
export { chooseExtractor, DEFAULT_EXTRACTOR, type ExtractorChoice } from './choose-extractor.ts';
export { type ExtractOptions, extract } from './extract.ts';
export { registry } from './registry.ts';
