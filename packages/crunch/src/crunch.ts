import { defineExtractor, linkQuotas, number, type Page } from '@pith/core';
import { agreeingScore, scoreAt } from '@pith/signal';
import { isAdvertisement } from './advertisements.ts';
import { measureLists } from './lists.ts';

const CONTROLS: ReadonlySet<string> = new Set(['button', 'select', 'option', 'datalist']);

/** Crunch: a row of small filters, each of which drops one kind of clutter. */
export const crunch = defineExtractor({
  name: 'crunch',
  about: 'Drops lists of links, lists of short items, advertisements and form controls.',
  options: {
    linksPerWord: number({
      default: 0.35,
      min: 0.1,
      max: 1,
      from: 'descriptions of Crunch',
      about: 'Links for each word outside links above which a list, cell or division is dropped.',
    }),
    itemWords: number({
      default: 4,
      min: 0,
      max: 10,
      from: 'descriptions of Crunch',
      about: 'Lists are dropped whose items have fewer words than this on average.',
    }),
    minShare: number({
      default: 0.1,
      min: 0,
      max: 0.5,
      from: 'our choice',
      about: "If less than this share of the page's words is left, only blocks of links are dropped.",
    }),
    quota: number({
      default: 0.75,
      min: 0.2,
      max: 1,
      from: 'measured: npm run gate',
      about: 'Share of link text from which a block is dropped in that case.',
    }),
  },
  run(page, { linksPerWord, itemWords, minShare, quota }) {
    const { tag, parent, body, nodeCount } = page;
    const lists = measureLists(page);
    const isControl = page.tagMask(CONTROLS);
    // What is dropped is dropped with all that is in it; the body always stays.
    const kept = new Uint8Array(nodeCount).fill(1);
    const around = new Float64Array(nodeCount);
    for (let i = Math.max(body, 0) + 1; i < nodeCount; i++) {
      const above = parent[i]!;
      around[i] = Math.max(around[above]!, lists.linksPerWord[i]!);
      const isShortList = lists.itemWords[i]! > 0 && lists.itemWords[i]! < itemWords;
      const isClutter = isControl[tag[i]!] || isShortList || around[i]! > linksPerWord || isAdvertisement(page, i);
      if (!kept[above] || isClutter) kept[i] = 0;
    }
    const links = { name: 'linksPerWord', unit: 'textNode', values: around, threshold: linksPerWord } as const;
    if (keptShare(page, kept) >= minShare) {
      const score = around.map((value, i) => agreeingScore(1 - scoreAt(value, linksPerWord), kept[i]!));
      return { unit: 'textNode', kept, score, signals: [links] };
    }
    const quotas = linkQuotas(page);
    return {
      unit: 'textNode',
      kept: Uint8Array.from(quotas, (value) => (value < quota ? 1 : 0)),
      score: quotas.map((value) => 1 - scoreAt(value, quota)),
      signals: [links, { name: 'linkQuota', unit: 'textNode', values: quotas, threshold: quota }],
      notes: ['the filters left too little: only blocks of links were dropped'],
    };
  },
});

/** Share of the page's words that stand in kept text. */
function keptShare({ words, tag, nodeCount }: Page, kept: Uint8Array): number {
  let keptWords = 0;
  for (let i = 0; i < nodeCount; i++) if (tag[i] === 0 && kept[i]) keptWords += words.before[i + 1]! - words.before[i]!;
  return keptWords / Math.max(words.count, 1);
}
