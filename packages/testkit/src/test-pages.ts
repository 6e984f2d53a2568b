import { marksToExtraction, type Page, parsePage } from '@pith/core';
import { type AwkwardPage, awkwardPages } from './awkward-pages.ts';

/** A page as an extractor may meet it, and how to call it in a message. */
export interface TestPage {
  readonly page: Page;
  readonly where: string;
  /** The same page, read once more. */
  again(): Page;
}

/** Ways to come by a page: parsed plainly, with source positions, with hidden text kept, and cut by a pipeline's earlier step. */
const variants: Readonly<Record<string, (html: string) => Page>> = {
  'as it is': (html) => parsePage(html),
  'with source positions': (html) => parsePage(html, { source: true }),
  'with hidden text kept': (html) => parsePage(html, { hidden: 'keep' }),
  'restricted to every second block': (html) => restrictTo(parsePage(html), (block) => 1 - (block % 2)),
  'restricted to nothing': (html) => restrictTo(parsePage(html), () => 0),
};

function restrictTo(page: Page, keep: (block: number) => number): Page {
  const kept = Uint8Array.from({ length: page.blocks.count }, (_, block) => keep(block));
  return page.restrict(marksToExtraction(page, { unit: 'block', kept }, false));
}

function parseVariants({ name, html }: AwkwardPage): TestPage[] {
  return Object.entries(variants).map(([variant, read]) => ({
    page: read(html),
    where: `page "${name}", ${variant}`,
    again: () => read(html),
  }));
}

let parsed: readonly TestPage[] | undefined;

/** The awkward pages in every variant. Parsed once for all checks: a page is immutable, and one check proves that it stays so. */
export function testPages(): readonly TestPage[] {
  parsed ??= awkwardPages.flatMap(parseVariants);
  return parsed;
}
