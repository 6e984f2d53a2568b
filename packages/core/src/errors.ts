/** Stable, machine-readable reasons; messages may be reworded, codes may not. */
export type ErrorCode =
  | 'option-unknown'
  | 'option-invalid'
  | 'preset-unknown'
  | 'extractor-unknown'
  | 'extractor-duplicate'
  | 'extractor-failed'
  | 'limit-length'
  | 'limit-nodes'
  | 'limit-depth'
  | 'input-type'
  | 'input-charset'
  | 'page-mismatch'
  | 'pipeline-invalid'
  | 'contract-broken'
  | 'dataset-invalid'
  | 'output-unwritable'
  | 'system-failed'
  | 'floor-lowered';

/** The base of every error Pith throws on purpose: `code` is stable, `message` says what to do. */
export class PithError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

/** An option, preset, extractor name or pipeline is wrong. Thrown at creation, never while a page runs. */
export class OptionError extends PithError {}

/** The page is larger than the limits allow; the message names the limit to raise. */
export class LimitError extends PithError {}

/** The input is not something a page can be read from. */
export class InputError extends PithError {}
