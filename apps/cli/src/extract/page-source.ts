/** A page to extract, not read yet; can be sent to a worker thread. */
export interface PageSource {
  /** Where it comes from: a path, an address, `-`; `pages.jsonl#12` is line 12. */
  readonly input: string;
  /** How a file made from it is called, without extension; with `/` for folders. */
  readonly name: string;
  /** How much of all inputs is read when this page is, in bytes. */
  readonly position: number;
  /** A line of JSON with `html`, perhaps `url` and `id`. */
  readonly line?: Uint8Array;
  /** The page itself. */
  readonly bytes?: Uint8Array;
  /** Why it cannot be read, if that is known already. */
  readonly problem?: string;
}
