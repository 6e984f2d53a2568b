import { NodeFlag, type Page } from '@pith/core';
import { runLength } from './text-density.ts';

/** Below this a logarithm counts as zero; the density of a page without links would be infinite. */
const SMALLEST_LOG = 1e-12;

/**
 * Composite Text Density (Def. 2): text density, lowered by how much of it is links, for each element of the body.
 *
 *     CTD = C/T · ln(C/LC · T/LT) / ln B,   B = ln(C/¬LC · LC + LCb/Cb · C + e)
 *
 * C characters, T tags, LC characters in links, LT link tags, ¬LC = C − LC, b: the body's; a zero denominator counts as 1. A
 * text node holds the density of the run it starts: no tags, and no links unless it stands in one.
 */
export function compositeDensity(page: Page, wrapLinkTags: boolean): Float64Array {
  const { body, end, flags } = page;
  const density = new Float64Array(page.nodeCount);
  const linkShare = page.linkCharCount(body) / Math.max(page.charCount(body), 1);
  const wrappers = wrapLinkTags ? countLinkWrappers(page) : undefined;
  for (let i = body; i < end[body]!; i++) {
    if (page.isText(i)) {
      const isLink = (flags[i]! & NodeFlag.link) !== 0;
      density[i] = isLink ? 0 : composite(runLength(page, i), 0, 0, 0, linkShare);
    } else {
      const linkTags = page.linkTagCount(i) + (wrappers?.[i] ?? 0);
      density[i] = composite(page.charCount(i), page.tagCount(i), page.linkCharCount(i), linkTags, linkShare);
    }
  }
  return density;
}

/** λ for a page: on one without links every composite density is infinite and nothing is noise (§3.2), which is λ = 0. */
export function thresholdFactor(page: Page, lambda: number): number {
  return page.linkCharCount(page.body) === 0 ? 0 : lambda;
}

/** Def. 2 for one node. */
function composite(chars: number, tags: number, linkChars: number, linkTags: number, linkShare: number): number {
  if (chars === 0) return 0;
  const someTags = Math.max(tags, 1);
  const rest = Math.max(chars - linkChars, 1);
  const purity = (chars / Math.max(linkChars, 1)) * (someTags / Math.max(linkTags, 1));
  const base = Math.log((chars / rest) * linkChars + linkShare * chars + Math.E);
  return ((chars / someTags) * Math.log(purity)) / Math.max(Math.log(base), SMALLEST_LOG);
}

/** For each element, the elements below it that hold nothing but links without being one: the authors' program counts them as link tags. */
function countLinkWrappers(page: Page): Int32Array {
  const { body, end, parent, flags } = page;
  const below = new Int32Array(page.nodeCount);
  for (let i = end[body]! - 1; i > body; i--) {
    if (page.isText(i)) continue;
    const tags = page.tagCount(i);
    const isWrapper =
      (flags[i]! & NodeFlag.link) === 0 &&
      tags > 0 &&
      page.linkTagCount(i) + below[i]! === tags &&
      page.linkCharCount(i) === page.charCount(i);
    below[parent[i]!] = below[parent[i]!]! + below[i]! + (isWrapper ? 1 : 0);
  }
  return below;
}
