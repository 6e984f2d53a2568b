import { collapse } from '@pith/core';
import { rank, type Witness } from '../choose.ts';
import type { Weights } from '../facts/facts.ts';
import { textKey } from '../facts/text-key.ts';
import type { Candidate } from '../metadata.ts';
import { isFullName, withoutLabel } from '../names/clean-name.ts';
import { namesIn } from '../names/names-in.ts';
import { splitNames } from '../names/split-names.ts';
import type { Headline } from '../page/headline.ts';
import type { PageIndex } from '../page/page-index.ts';
import type { SiteNames } from '../page/site-names.ts';

type Names = readonly string[];

const STATED: Weights = {
  'meta citation_author': 6,
  'json-ld author': 4,
  'item author': 3,
  'meta author': 3,
  'meta parsely-author': 3,
  'meta sailthru.author': 3,
  'meta byl': 3,
  'meta dc.creator': 3,
  'meta dcterms.creator': 3,
  'meta article:author': 2,
  'json-ld creator': 2,
  'item creator': 2,
  'json-ld page author': 2,
  'meta twitter:data1': 1,
};
/** Elements marked as authors, near the headline and elsewhere. */
const NEAR: Weights = { rel: 4, class: 4, href: 3, text: 6 };
const FAR: Weights = { rel: 0.5, class: 0.5, href: 0, text: 3 };
/** Less is a guess: a commenter, a menu entry. */
const MINIMUM = 2;
/** What speaks for or against a list of names: an author that is the site itself is named only if nobody else is. */
const SUPPORT: Weights = { 'is site': -3, 'in sight': 3, 'full name': 1 };

const keyOf = (names: Names): string => names.map(textKey).join(' ');

/** Lists of authors, best first. */
export function bylineCandidates(index: PageIndex, headline: Headline, sites: SiteNames): Candidate<Names>[] {
  const lines = shortLines(index);
  const isNear = ({ block }: Line): boolean => headline.isNearBlock(block);
  const near = textKey(
    lines
      .filter(isNear)
      .map(({ text }) => text)
      .join(' '),
  );
  const tests: Record<string, (names: Names) => boolean> = {
    'is site': (names) => names.every(sites.isSite),
    'in sight': (names) => names.every((name) => near.includes(textKey(name))),
    'full name': (names) => names.every(isFullName),
  };
  const witnesses = Object.entries(SUPPORT).map(
    ([name, weight]): Witness<Names> => ({ weight, support: (names) => (tests[name]!(names) ? 1 : 0) }),
  );
  const found = [...stated(index), ...marked(index, headline), ...inText(lines, isNear)];
  return rank(found, { keyOf, witnesses }).filter(({ weight }) => weight >= MINIMUM);
}

function stated({ facts }: PageIndex): Candidate<Names>[] {
  return Object.entries(STATED).map(([source, weight]) => {
    const isLabelled =
      source !== 'meta twitter:data1' || /written|author|by/i.test(facts.get('meta twitter:label1')[0] ?? '');
    return { value: isLabelled ? splitNames(facts.get(source).join('; ')) : [], source, weight };
  });
}

/** How many characters may stand between two authors of one byline, and words that start another one. */
const MAX_GAP = 60;
const OTHER_ROLE = /review|edit|check|photo|illustrat|translat|updated/i;

/** Marked elements that follow each other closely are one byline. */
function marked({ page, authors }: PageIndex, headline: Headline): Candidate<Names>[] {
  const found: { value: string[]; source: string; weight: number; end: number }[] = [];
  for (const { node, mark } of authors) {
    const names = namesIn(page, node);
    if (names.length === 0) continue;
    const last = found.at(-1);
    const gap = last === undefined ? '' : page.text.slice(last.end, Math.max(last.end, page.textStart[node]!));
    const end = page.textEnd(node);
    if (last?.source === mark && collapse(gap).length <= MAX_GAP && !OTHER_ROLE.test(gap)) {
      for (const name of names) if (!last.value.includes(name)) last.value.push(name);
      last.end = Math.max(last.end, end);
    } else found.push({ value: names, source: mark, weight: headline.isNear(node) ? NEAR[mark]! : FAR[mark]!, end });
  }
  return found;
}

/** A short block; its pieces are kept apart, since a byline is often built of elements with nothing between them. */
interface Line {
  readonly block: number;
  readonly text: string;
}

function shortLines({ page }: PageIndex): Line[] {
  const { blocks } = page;
  const lines: Line[] = [];
  for (let block = 0; block < blocks.count; block++) {
    if (blocks.hidden[block] || blocks.data[block] || blocks.end[block]! - blocks.start[block]! > 400) continue;
    const pieces: string[] = [];
    for (let node = blocks.firstNode[block]!; node < blocks.endNode[block]!; node++) {
      if (page.isText(node)) pieces.push(page.text.slice(page.textStart[node]!, page.textStart[node + 1]!));
    }
    lines.push({ block, text: collapse(pieces.join(' ')) });
  }
  return lines;
}

/** Away from the headline only what can hardly mean anything else names the author. */
const WRITTEN_BY = /^(?:(?:this )?(?:article|post|story) )?(?:was )?(?:written )?by[: ]|^author:/i;

/** Names behind a word for author; the name may be on the next line. */
function inText(lines: readonly Line[], isNear: (line: Line) => boolean): Candidate<Names>[] {
  return lines.flatMap((line, i) => {
    const near = isNear(line);
    const name = withoutLabel(line.text);
    if (name === line.text || !(near || WRITTEN_BY.test(line.text))) return [];
    const said = name === '' ? (lines[i + 1]?.text ?? '') : line.text;
    // "By continuing, you agree": a name has a capital, or a script without any.
    const names = splitNames(said).filter((name) => /^(?:\p{Lu}|\p{Lo})/u.test(name));
    return [{ value: names, source: 'text', weight: (near ? NEAR : FAR).text! }];
  });
}
