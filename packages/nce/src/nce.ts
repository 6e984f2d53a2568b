import { defineExtractor, type Page, type Signal } from '@pith/core';
import { connectMarks, findCommentCut } from './comment-cut.ts';
import { findCommentMarks } from './comment-marks.ts';
import { OPTIONS } from './options.ts';
import { findForest, findSeparator } from './separator.ts';
import { findTitle } from './title.ts';

/** NCE: the node that holds the article, without its comments, with its title. */
export const nce = defineExtractor({
  name: 'nce',
  about: 'Keeps the node that holds the article, cuts off its comments and adds its title.',
  options: OPTIONS,
  presets: {
    // Of the paper's values only δ = 0.4 and three comments survive; the others come from a search on other pages.
    paper: {
      leafMin: 200,
      nodeMin: 2000,
      nodeShare: 'off',
      keepLinks: 0.4,
      titleMax: 25,
      titleOverlap: 0.7,
    },
  },
  run(page, options) {
    const kept = new Uint8Array(page.nodeCount);
    const score = new Float64Array(page.nodeCount);
    const mark = (start: number, end: number, isKept: number, value: number): void => {
      kept.fill(isKept, start, end);
      score.fill(value, start, end);
    };
    const separator = findSeparator(page, options);
    if (separator < 0) {
      mark(0, page.nodeCount, 1, 0.5);
      return { unit: 'textNode', kept, score, notes: ['no node holds an article; everything is kept'] };
    }
    const separators = elementSignal(page, 'separator');
    separators.values[separator] = 1;

    // Phase 1: the separator's children with few links.
    const densities = elementSignal(page, 'linkDensity', options.keepLinks);
    const { children, density, roots } = findForest(page, separator, options.keepLinks);
    children.forEach((child, i) => {
      densities.values[child] = density[i]!;
      const isKept = density[i]! <= options.keepLinks ? 1 : 0;
      mark(child, page.end[child]!, isKept, fewLinksScore(density[i]!, options.keepLinks));
    });

    // Phase 2: nothing from the first comment on.
    const comments = elementSignal(page, 'commentMarks', options.commentCount);
    if (options.comments) {
      const marks = findCommentMarks(page, roots, options);
      const components = connectMarks(page, marks, options);
      marks.nodes.forEach((node, i) => {
        comments.values[node] = components.size[i]!;
      });
      const cut = findCommentCut(page, roots, marks, components, options);
      if (cut >= 0) mark(cut, page.end[separator]!, 0, 0);
    }

    // Phase 3: the title before the body.
    const titles = elementSignal(page, 'titleOverlap', options.titleOverlap);
    if (options.title && roots.length > 0) {
      const { node, overlap } = findTitle(page, kept, roots[0]!, options);
      titles.values.set(overlap);
      if (node >= 0) mark(node, page.end[node]!, 1, 0.5 + overlap[node]! / 2);
    }
    return { unit: 'textNode', kept, score, signals: [separators, densities, comments, titles] };
  },
});

function elementSignal(page: Page, name: string, threshold?: number): Signal {
  const values = new Float64Array(page.nodeCount);
  return { name, unit: 'element', values, ...(threshold === undefined ? {} : { threshold }) };
}

/** 1 without links, 0.5 at the most that is kept, towards 0 beyond. */
function fewLinksScore(density: number, most: number): number {
  if (density > most) return most / density / 2;
  return most === 0 ? 1 : 1 - density / most / 2;
}
