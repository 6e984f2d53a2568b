import { parsePage } from '@pith/core';
import { blockTexts, type Example, isUnspaced, pageString, tokenise } from '@pith/evaluation';
import { type PageFeatures, readFeatures, verdictOf } from '@pith/stack';
import { labelBlocks, labelBySnippets } from './label-blocks.ts';

/** A labelled page as numbers: what training and cross-validation need, without the page itself. */
export interface PreparedPage extends PageFeatures {
  readonly id: string;
  readonly group: string;
  readonly kind: string | undefined;
  readonly language: string | undefined;
  /** 1 where a block is content. */
  readonly labels: Float64Array;
  /** What a block counts in training; 0 leaves it out. */
  readonly weights: Float64Array;
  /** The page has nothing to extract. */
  readonly isVoid: boolean;
  /** Hash of each block's text. */
  readonly hash: Int32Array;
  /** Tokens of each block and of the gold as its scorer counts them, by number; no gold: the page cannot be scored. */
  readonly blockTokens: readonly Int32Array[];
  readonly goldTokens: Int32Array | undefined;
}

/** How a dataset's gold text is to be read. */
export interface PrepareOptions {
  /** The gold leaves out the title, so that the headline teaches nothing. Default false. */
  readonly titleOut?: boolean;
}

/** Parses, measures and labels a page. Pages with empty gold are prepared but weigh nothing. */
export function preparePage(example: Example, { titleOut = false }: PrepareOptions = {}): PreparedPage {
  const page = parsePage(pageString(example), { url: example.url });
  const { context, ...features } = readFeatures(page);
  const { gold } = example;
  const labels = gold === undefined ? labelBySnippets(page, example.with, example.without) : labelBlocks(page, gold);
  const weights = blockWeights(labels, features.neighbourhood.words);
  if (gold === '') weights.fill(0);
  if (titleOut) {
    // A title that the page shows and the gold lacks is a convention of the dataset, not a mistake of the page.
    labels.forEach((label, b) => {
      if (label === 0 && (b === context.facts.headline || context.shape.titleOverlap[b]! > 0.8)) weights[b] = 0;
    });
  }
  const numbers = new Map<string, number>();
  const tokeniser = gold !== undefined && isUnspaced(gold) ? 'char' : 'word';
  const tokens = (text: string): Int32Array =>
    Int32Array.from(tokenise(text.toLowerCase(), tokeniser), (token) => {
      const number = numbers.get(token) ?? numbers.size;
      numbers.set(token, number);
      return number;
    });
  return {
    ...features,
    id: example.id,
    group: example.group,
    kind: example.kind,
    language: example.language,
    labels: labels.map((label) => (label >= 0.5 ? 1 : 0)),
    weights,
    isVoid: verdictOf(context) !== undefined,
    hash: context.shape.hash,
    blockTokens: blockTexts(page).map(tokens),
    goldTokens: gold === undefined ? undefined : tokens(gold),
  };
}

/**
 * Weights by the share of the page a block decides: the root of its words by those of the content, so that long blocks
 * count more but not all; a little for every block. Blocks without a label (NaN) and without words weigh nothing.
 */
function blockWeights(labels: Float64Array, words: Float64Array): Float64Array {
  let content = 0;
  labels.forEach((label, b) => {
    if (label >= 0.5) content += words[b]!;
  });
  return words.map((count, b) =>
    count === 0 || Number.isNaN(labels[b]) ? 0 : Math.min(1.5, 3 * Math.sqrt(count / Math.max(20, content))) + 0.02,
  );
}
