import type { Candidate } from '../metadata.ts';
import { cleanText } from './clean-text.ts';

/** How much each source of a field is trusted. */
export type Weights = Readonly<Record<string, number>>;

/** No title, name or description is longer. */
const MAX_LENGTH = 5000;

/**
 * What the page states about itself, by source: `meta og:title`, `link canonical`, `json-ld headline`, `item author` …
 *
 * Field tables name sources; whoever reads the page adds to them, so neither has to know the other.
 */
export class Facts {
  readonly #values = new Map<string, string[]>();

  /** Notes a value; blank ones are no fact. */
  add(source: string, value: string | undefined): void {
    const text = value === undefined ? '' : cleanText(value.slice(0, MAX_LENGTH));
    if (text === '') return;
    const values = this.#values.get(source);
    if (values === undefined) this.#values.set(source, [text]);
    else values.push(text);
  }

  /** All values of a source, in the order of the page. */
  get(source: string): readonly string[] {
    return this.#values.get(source) ?? [];
  }

  /** The first value of each source in a table, with the table's weight. */
  candidates(weights: Weights): Candidate[] {
    return Object.entries(weights).flatMap(([source, weight]) => {
      const [value] = this.get(source);
      return value === undefined ? [] : [{ value, source, weight }];
    });
  }
}
