/** How large a page may be; beyond it `parsePage` throws a `LimitError`. */
export interface Limits {
  /** Characters, or bytes of undecoded input. Default 64 million. */
  readonly length: number;
  /** Elements, text nodes and comments. Default 100,000 and one for each character, at most 5 million. */
  readonly nodes: number;
  /** Nesting of open elements. Default 500,000. */
  readonly depth: number;
}

/** The default limits: far above any page we have met, low enough to stop a decompression bomb. */
export const DEFAULT_LIMITS: Limits = Object.freeze({ length: 64_000_000, nodes: 5_000_000, depth: 500_000 });
