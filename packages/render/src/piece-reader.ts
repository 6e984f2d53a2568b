import type { Extraction, Page } from '@pith/core';

/** Reads stretches of the stream from left to right, kept pieces and dropped ones. */
export class PieceReader {
  readonly #page: Page;
  readonly #bounds: Int32Array;
  readonly #kept: Uint8Array;
  #span = 0;

  constructor({ page, bounds, kept }: Extraction) {
    this.#page = page;
    this.#bounds = bounds;
    this.#kept = kept;
  }

  /** `start` must not lie before the `end` of the last call. */
  read(start: number, end: number, onPiece: (text: string, kept: boolean) => void): void {
    for (let at = start; at < end; ) {
      while (this.#bounds[this.#span + 1]! <= at) this.#span++;
      const stop = Math.min(end, this.#bounds[this.#span + 1]!);
      onPiece(this.#page.text.slice(at, stop), this.#kept[this.#span] === 1);
      at = stop;
    }
  }
}
