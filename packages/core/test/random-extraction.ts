import fc from 'fast-check';
import { type Extraction, maskUnseen, type Page, parsePage, SpanWriter } from '../src/index.ts';
import { soup } from './soup.ts';

/** Any extraction of a page: random cuts, kept or not, scores that fit; nothing unseen is kept. */
export function extractionOf(page: Page): fc.Arbitrary<Extraction> {
  const span = fc.tuple(
    fc.nat({ max: Math.max(page.text.length, 1) }),
    fc.boolean(),
    fc.double({ min: 0, max: 0.5, noNaN: true }),
  );
  return fc.array(span, { maxLength: 12 }).map((list) => {
    const spans = new SpanWriter();
    for (const [end, isKept, score] of list.sort(([a], [b]) => a - b)) {
      spans.write(Math.min(end, page.text.length), isKept ? 1 : 0, isKept ? 1 - score : score);
    }
    spans.write(page.text.length, 0, 0);
    return maskUnseen({ page, ...spans.finish(), signals: [], notes: [] }, false);
  });
}

/** A page with `count` extractions of it. */
export const pageWithExtractions = (count: number): fc.Arbitrary<[Page, ...Extraction[]]> =>
  soup.chain((html) => {
    const page = parsePage(html);
    const members = Array.from({ length: count }, () => extractionOf(page));
    return fc.tuple(fc.constant(page), ...members) as fc.Arbitrary<[Page, ...Extraction[]]>;
  });

/** One letter for each character of the stream: kept or not. Two extractions keep the same exactly if these are equal. */
export function keptMap({ bounds, kept }: Extraction): string {
  return Array.from(kept, (isKept, k) => (isKept ? 'K' : '.').repeat(bounds[k + 1]! - bounds[k]!)).join('');
}

/** The score of each character of the stream. */
export function scoreMap({ bounds, score }: Extraction): number[] {
  return Array.from(score).flatMap((value, k) => Array<number>(bounds[k + 1]! - bounds[k]!).fill(value));
}
