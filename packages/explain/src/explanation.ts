import type { Role, Unit } from '@pith/core';

/** Why each block of a page was kept or dropped, as plain data: `JSON.stringify` loses nothing. */
export interface Explanation {
  /** Name of the extractor, if it was given. */
  readonly extractor?: string;
  readonly title: string;
  readonly url?: string;
  /** How sure the extractor is, where it can tell. */
  readonly confidence?: number;
  /** What the page is, most probable first, where the extractor can tell. */
  readonly kinds?: readonly { readonly kind: string; readonly probability: number }[];
  /** Why there is nothing to extract, where the extractor can tell. */
  readonly verdict?: string;
  readonly notes: readonly string[];
  /** Signals of the extractor itself. */
  readonly signals: readonly SignalInfo[];
  /** Everything that took part, a combination before its members. */
  readonly members: readonly Member[];
  readonly blocks: readonly ExplainedBlock[];
}

/** A signal without its values by block, which stand with the blocks. */
export interface SignalInfo {
  readonly name: string;
  readonly unit: Unit;
  /** The value at which the decision turns, where there is one. */
  readonly threshold?: number;
  /** The values themselves, only where they belong to lines of the source and so to no block. */
  readonly values?: readonly number[];
}

/** An extractor that took part in a combination. */
export interface Member {
  /** Its name, with the combinations it is in and, if need be, a number: `serial/lqf`, `bte#2`. */
  readonly id: string;
  readonly name: string;
  /** 0 for a member of the extractor itself, 1 for a member of a member, … */
  readonly depth: number;
  readonly signals: readonly SignalInfo[];
}

/** What one extractor decided about a block. */
export interface Decision {
  /** At least half of the block was kept. */
  readonly kept: boolean;
  /** Share of the block's characters that was kept. */
  readonly share: number;
  /** Mean score of its characters, in [0, 1], 0.5 at the decision. */
  readonly score: number;
  /** Mean of each signal over the block, by name. */
  readonly signals: Readonly<Record<string, number>>;
}

/** A block of the page, and what was decided about it. */
export interface ExplainedBlock extends Decision {
  /** White space collapsed, cut to the excerpt's length. */
  readonly text: string;
  /** Visible words. */
  readonly words: number;
  /** The elements around it, outermost first: `main > article.post > p`; empty for embedded data. */
  readonly path: string;
  /** Name of the block-level element around it; absent for embedded data. */
  readonly tag?: string;
  readonly role?: Role;
  readonly hidden?: true;
  /** It stands in embedded data (JSON-LD), not in the visible page. */
  readonly data?: true;
  /** Offsets in `page.text`. */
  readonly start: number;
  readonly end: number;
  /** Decisions of the members, by id. A member that never saw the block, because one before it in a series dropped it, is absent. */
  readonly votes: Readonly<Record<string, Decision>>;
}
