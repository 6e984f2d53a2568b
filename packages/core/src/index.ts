export type { Blocks } from './blocks.ts';
export { collapse, collapsedLength, isSpace, isUnspacedScript } from './characters.ts';
export { decodeHtml } from './decode.ts';
export {
  type Definition,
  type Description,
  defineExtractor,
  type Extractor,
  type ExtractorSpec,
  type GivenOptions,
} from './definition.ts';
export { type Election, electElement } from './elect-element.ts';
export { elementsBefore } from './elements-before.ts';
export { type ErrorCode, InputError, LimitError, OptionError, PithError } from './errors.ts';
export {
  type Extraction,
  type Judgement,
  keptLengths,
  keptSpans,
  type Part,
  type Role,
  type Signal,
  SpanWriter,
  type Unit,
} from './extraction.ts';
export { keepAll } from './keep-all.ts';
export { DEFAULT_LIMITS, type Limits } from './limits.ts';
export { linkQuotas } from './link-quotas.ts';
export { blockAt, nodeAt } from './locate.ts';
export { type Marks, marksToExtraction, maskUnseen } from './marks.ts';
export {
  type BooleanOption,
  boolean,
  type ChoiceOption,
  choice,
  describeRange,
  type IntegerOption,
  integer,
  type NumberOption,
  type NumbersOption,
  number,
  numbers,
  type OptionSpec,
  type OptionSpecs,
  type OptionValue,
  type OptionValues,
  resolveOptions,
  type SwitchableOption,
} from './options.ts';
export { type Attribute, type HiddenSpan, Page, type PageParts, type Restriction } from './page.ts';
export { type ParseOptions, parsePage } from './parse-page.ts';
export { createRegistry, nearestName, type Registry } from './registry.ts';
export { liftExtraction } from './restrict.ts';
export { difference, intersection, invert, union, votes } from './set-operations.ts';
export { Source } from './source.ts';
export { BLOCK_TAGS, LINK_TAGS, TEXTLESS_TAGS, UNCOUNTED_TAGS, VOID_TAGS } from './tags.ts';
export { TokenKind, type Tokens } from './tokens.ts';
export { NodeFlag } from './tree/flatten.ts';
export type { HiddenReason } from './tree/hidden.ts';
export type { Words } from './words.ts';
