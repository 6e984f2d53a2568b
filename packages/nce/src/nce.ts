import { boolean, defineExtractor, integer, type Marks, number, type Page, type Signal } from '@pith/core';
import { componentSizes, findCommentCut } from './comment-cut.ts';
import { findCommentMarks } from './comment-marks.ts';
import { linkDensity } from './link-density.ts';
import { childrenWithFewLinks, findSeparator } from './separator.ts';
import { findTitle } from './title.ts';

const SEARCHED = 'measured: npm run gate';

/** NCE: the node that holds the article, without its comments, with its title. */
export const nce = defineExtractor({
  name: 'nce',
  about: 'Keeps the node that holds the article, cuts off its comments and adds its title.',
  options: {
    leafMin: integer({ default: 200, min: 0, max: 1000, from: SEARCHED, about: 'Characters of the first long text.' }),
    nodeMin: integer({
      default: 2000,
      min: 0,
      max: 10_000,
      from: SEARCHED,
      about: 'Characters of the node that holds the article.',
    }),
    nodeShare: number({
      default: 'off',
      min: 0,
      max: 1,
      off: true,
      from: SEARCHED,
      about: 'Share of the page that may stand in for nodeMin on short pages, down to 400 characters.',
    }),
    siblingMin: integer({
      default: 400,
      min: 0,
      max: 2000,
      from: SEARCHED,
      about: 'Characters that make a sibling of that node a rival; it may have one.',
    }),
    siblingLinks: number({
      default: 0.4,
      min: 0,
      max: 1,
      from: SEARCHED,
      about: 'Link density from which on a sibling is no rival.',
    }),
    keepLinks: number({
      default: 0.4,
      min: 0,
      max: 1,
      from: 'paper §2: δ',
      about: 'Link density up to which a child of the node is kept.',
    }),
    comments: boolean({ default: true, from: 'paper §2', about: 'Cut comments off (phase 2).' }),
    commentMax: integer({
      default: 60,
      min: 4,
      max: 500,
      from: SEARCHED,
      about: 'Characters of a mark such as a date or a permalink, at most.',
    }),
    commentCount: integer({ default: 3, min: 2, max: 10, from: 'paper §2', about: 'Similar marks that prove comments.' }),
    commentSimilarity: number({
      default: 0.5,
      min: 0,
      max: 1,
      from: SEARCHED,
      about: 'Share of words that two marks must have in common.',
    }),
    commentDistance: integer({
      default: 3000,
      min: 0,
      max: 20_000,
      from: SEARCHED,
      about: 'Characters between two connected marks, at most.',
    }),
    commentBody: integer({
      default: 1000,
      min: 0,
      max: 10_000,
      from: SEARCHED,
      about: 'Characters that must stand before the comments.',
    }),
    commentShare: number({
      default: 0.5,
      min: 0,
      max: 1,
      from: SEARCHED,
      about: 'Share of the text that must stand before the comments.',
    }),
    title: boolean({ default: true, from: 'paper §2', about: 'Look for the title before the body (phase 3).' }),
    titleMin: integer({ default: 3, min: 1, max: 20, from: SEARCHED, about: 'Words of a title, at least.' }),
    titleMax: integer({ default: 25, min: 1, max: 100, from: SEARCHED, about: 'Words of a title, at most.' }),
    titleOverlap: number({
      default: 0.7,
      min: 0,
      max: 1,
      from: SEARCHED,
      about: 'Share of the words of a title that occur in the body.',
    }),
    titleLinks: number({ default: 0.3, min: 0, max: 1, from: SEARCHED, about: 'Link density of a title, at most.' }),
  },
  presets: { paper: {} },
  run(page, options): Marks {
    const kept = new Uint8Array(page.nodeCount);
    const score = new Float64Array(page.nodeCount);
    const mark = (start: number, end: number, isKept: number, value: number): void => {
      kept.fill(isKept, start, end);
      score.fill(value, start, end);
    };

    const separator = findSeparator(page, options);
    if (separator < 0) {
      mark(0, page.nodeCount, 1, 0.5);
      return { unit: 'textNode', kept, score, notes: ['nce: no node holds an article; everything is kept'] };
    }
    const density = elementSignal(page, 'linkDensity', options.keepLinks);
    for (let node = separator + 1; node < page.end[separator]!; node = page.end[node]!) {
      density.values[node] = linkDensity(page, node);
      mark(node, page.end[node]!, density.values[node]! <= options.keepLinks ? 1 : 0, fewLinksScore(density.values[node]!, options.keepLinks));
    }
    const roots = childrenWithFewLinks(page, separator, options.keepLinks);

    const comments = elementSignal(page, 'commentMarks', options.commentCount);
    if (options.comments) {
      const marks = findCommentMarks(page, roots, options.commentMax);
      const sizes = componentSizes(page, marks, options);
      marks.nodes.forEach((node, i) => {
        comments.values[node] = sizes[i]!;
      });
      const cut = findCommentCut(page, roots, marks, sizes, options);
      if (cut >= 0) mark(cut, page.end[separator]!, 0, 0);
    }

    const titles = elementSignal(page, 'titleOverlap', options.titleOverlap);
    const first = roots[0];
    if (options.title && first !== undefined) {
      const { node, overlap } = findTitle(page, kept, first, options);
      titles.values.set(overlap);
      if (node >= 0) mark(node, page.end[node]!, 1, 0.5 + overlap[node]! / 2);
    }
    const holder = elementSignal(page, 'separator');
    holder.values[separator] = 1;
    return { unit: 'textNode', kept, score, signals: [holder, density, comments, titles] };
  },
});

function elementSignal(page: Page, name: string, threshold?: number): Signal {
  return { name, unit: 'element', values: new Float64Array(page.nodeCount), ...(threshold === undefined ? {} : { threshold }) };
}

/** 1 without links, 0.5 at the most that is kept, towards 0 beyond. */
function fewLinksScore(density: number, most: number): number {
  if (density > most) return most / density / 2;
  return most === 0 ? 1 : 1 - density / most / 2;
}
