import { type Description, type Extraction, type Extractor, type Page, parsePage } from '@pith/core';
import { checkExtraction } from './check-extraction.ts';
import { optionChecks } from './check-options.ts';
import { demand } from './demand.ts';
import { hostilePages } from './hostile-pages.ts';
import { findDifference, outcomeOf, snapshotPage } from './snapshot.ts';
import { testPages } from './test-pages.ts';

/** One rule of the contract; `run` throws when it is broken. */
export interface Check {
  readonly name: string;
  run(): void;
}

/** What can be checked: a definition, or any function that makes an extractor (a pipeline, a model). */
export type Subject = (() => Extractor) & { readonly describe?: () => Description };

/** The contract as checks for one extractor, independent of any test runner. */
export function contractChecks(subject: Subject): readonly Check[] {
  const check = (name: string, run: () => void): Check => ({ name, run });
  return [
    check('can be made without options', () => {
      const { name, extract } = subject();
      demand(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name), `name "${name}" is not lower case with hyphens`);
      demand(typeof extract === 'function', 'an extractor needs a method extract(page)');
    }),
    ...optionChecks(subject),
    check('never throws for a page', () => {
      forEachPage((page, where) => {
        try {
          subject().extract(page);
        } catch (cause) {
          demand(false, `threw on ${where}: ${String(cause)}`);
        }
      });
    }),
    check('gives spans that partition the text, with scores that fit', () => {
      forEachPage((page, where) => checkExtraction(subject().extract(page), page, where));
    }),
    check('keeps nothing a reader does not see', () => {
      forEachPage((page, where) => {
        const { kept, bounds } = subject().extract(page);
        for (const { start, end } of page.hidden) {
          const span = kept.findIndex((isKept, k) => isKept === 1 && bounds[k]! < end && bounds[k + 1]! > start);
          demand(span < 0, `keeps hidden text at ${start} on ${where}`);
        }
      });
      const unseen = keptText(subject().extract(parsePage(UNSEEN))).match(/UNSEEN \w+/);
      demand(unseen === null, `keeps "${unseen?.[0]}", which no reader sees`);
    }),
    check('gives the same answer again', () => {
      forEachPage((page, where, again) => {
        const first = outcomeOf(subject().extract(page));
        const difference = findDifference(first, outcomeOf(subject().extract(again())));
        demand(difference === undefined, `${difference} differs in a second run on ${where}`);
      });
    }),
    check('leaves the page as it was', () => {
      forEachPage((page, where) => {
        const before = snapshotPage(page);
        subject().extract(page);
        const difference = findDifference(before, snapshotPage(page));
        demand(difference === undefined, `page.${difference} was changed on ${where}`);
      });
    }),
    check('keeps nothing in memory between pages', () => {
      const shared = subject();
      const pages = testPages();
      pages.forEach((own, i) => {
        const other = pages[(i + 1) % pages.length]!;
        const [first, , second] = [shared.extract(own.page), shared.extract(other.page), shared.extract(own.page)];
        const alone = outcomeOf(subject().extract(own.page));
        for (const extraction of [first, second]) {
          const difference = findDifference(alone, outcomeOf(extraction));
          demand(difference === undefined, `${difference} on ${own.where} depends on the pages before`);
        }
      });
    }),
    check('finishes on large and hostile pages', () => {
      for (const [name, html] of Object.entries(hostilePages)) {
        const page = parsePage(html());
        checkExtraction(subject().extract(page), page, `page "${name}"`);
      }
    }),
  ];
}

function forEachPage(visit: (page: Page, where: string, again: () => Page) => void): void {
  for (const { page, where, again } of testPages()) visit(page, where, again);
}

function keptText({ page, bounds, kept }: Extraction): string {
  return Array.from(kept, (isKept, k) => (isKept ? page.text.slice(bounds[k], bounds[k + 1]) : '')).join('');
}

const UNSEEN = `<title>UNSEEN title</title><p>${'These words are for the reader of the page. '.repeat(12)}
<!-- UNSEEN comment --><script>"UNSEEN script"</script><style>/* UNSEEN style */</style><template>UNSEEN template</template>
<textarea>UNSEEN textarea</textarea><iframe>UNSEEN iframe</iframe><svg><text>UNSEEN svg</text></svg><noscript>UNSEEN noscript</noscript>
<img alt="UNSEEN alt"><b hidden>UNSEEN hidden</b><b style="color: red; display: none">UNSEEN display</b>
<b style="visibility:hidden">UNSEEN visibility</b><b aria-hidden="true">UNSEEN aria</b></p>`;
