import { type IntegerOption, integer, type NumberOption, number, type Page, TokenKind } from '@pith/core';
import { mean } from '@pith/signal';

/** The options of a slope curve. */
export const slopeOptions: { readonly window: IntegerOption; readonly ratio: NumberOption } = {
  window: integer({ default: 30, min: 5, max: 200, from: 'measured: npm run gate', about: 'Tokens in a window.' }),
  ratio: number({
    default: 0.9,
    min: 0.2,
    max: 1.2,
    from: 'measured: npm run gate',
    about: 'A window is content up to this multiple of the average slope.',
  }),
};

/** A page's document slope curve: it rises by 1 at each tag token, so its slope over a window is the share of tags in it. */
export interface SlopeCurve {
  /** 1 for tags, 0 for words. */
  readonly rises: Uint8Array;
  /** Slope up to which a window is content. */
  readonly limit: number;
}

/**
 * The slope curve, and as limit `ratio` times its average slope, but no more than `steepest`.
 * A page of no more than one window is content throughout.
 */
export function slopeCurve(page: Page, window: number, ratio: number, steepest = 1): SlopeCurve {
  const { kind, count } = page.tokens;
  const rises = kind.map((kind) => (kind === TokenKind.word ? 0 : 1));
  return { rises, limit: count > window ? Math.min(ratio * mean(rises), steepest) : 1 };
}
