import { foldsByGroup } from '@pith/evaluation';
import { chooseBlocks, dropRepeats, PAGE_KINDS, runModel } from '@pith/stack';
import type { PreparedPage } from '../data/prepare-page.ts';
import { type TrainedStack, trainStack } from './train-stack.ts';

/** What a model that had not seen a page made of it. */
export interface HeldOutPage {
  readonly id: string;
  readonly kind: string | undefined;
  readonly language: string | undefined;
  readonly isEmpty: boolean;
  /** Word-bag F1 of the blocks it chose. */
  readonly f1: number;
  /** The F1 it expected. */
  readonly expected: number;
  /** The kind it took the page for. */
  readonly predictedKind: string;
}

/** Trains on all groups but one part, predicts that part, for every part in turn. `extra` pages are in every training set. */
export function* crossValidate(
  pages: readonly PreparedPage[],
  extra: readonly PreparedPage[],
  folds: number,
  seed: number,
): Generator<HeldOutPage[]> {
  for (const held of foldsByGroup(pages, folds, seed)) {
    const unseen = new Set(held.map(({ group }) => group));
    const rest = [...pages, ...extra].filter(({ group }) => !unseen.has(group));
    const model = trainStack(rest, seed);
    yield held.filter(({ goldTokens }) => goldTokens !== undefined).map((page) => judge(model, page));
  }
}

/** Runs a model on a prepared page and scores what it would extract. */
export function judge(
  model: Pick<TrainedStack, 'evidence' | 'kinds' | 'first' | 'second'>,
  page: PreparedPage,
): HeldOutPage {
  const { p, kinds } = runModel(model, page);
  const { words } = page.neighbourhood;
  const { kept, expected } = chooseBlocks(p, words, 'balance');
  dropRepeats({ hash: page.hash, words }, p, kept);
  if (page.isVoid) kept.fill(0);
  return {
    id: page.id,
    kind: page.kind,
    language: page.language,
    isEmpty: page.goldTokens!.length === 0,
    f1: bagF1(page, kept),
    expected,
    predictedKind: PAGE_KINDS[kinds.indexOf(Math.max(...kinds))]!,
  };
}

/** Word-bag F1 of a choice of blocks, with the scorer's rules for empty texts. */
function bagF1({ blockTokens, goldTokens }: PreparedPage, kept: Uint8Array): number {
  const left = new Map<number, number>();
  for (const token of goldTokens!) left.set(token, (left.get(token) ?? 0) + 1);
  let size = 0;
  let shared = 0;
  blockTokens.forEach((tokens, b) => {
    if (!kept[b]) return;
    size += tokens.length;
    for (const token of tokens) {
      const count = left.get(token) ?? 0;
      if (count === 0) continue;
      left.set(token, count - 1);
      shared++;
    }
  });
  if (size === 0 && goldTokens!.length === 0) return 1;
  return shared === 0 ? 0 : (2 * shared) / (size + goldTokens!.length);
}
