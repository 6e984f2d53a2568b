import { boolean, choice, type Definition, defineExtractor, type Marks } from '@pith/core';
import { scoreAt } from '@pith/signal';
import { chooseBlocks, type Favour } from './choose-blocks.ts';
import type { BlockContext } from './features/context.ts';
import type { TextShape } from './features/text-shape.ts';
import { PAGE_KINDS } from './kinds.ts';
import { confidenceOf, loadModel, type Model, type ModelData, readFeatures, runModel } from './model.ts';
import { assignRoles, isInComments } from './roles.ts';
import { verdictOf } from './verdict.ts';

/** Repeated text shorter than this may be meant: a refrain, a table of equal cells. */
const REPEAT_WORDS = 8;

const OPTIONS = {
  favour: choice({
    choices: ['balance', 'precision', 'recall'],
    default: 'balance',
    from: 'the neutral choice',
    about: 'Which error to avoid: both alike, text that is not content, or lost content.',
  }),
  bodyOnly: boolean({ default: false, from: 'the neutral choice', about: 'Leave out title, byline and date.' }),
  comments: choice({
    choices: ['auto', 'include', 'exclude'],
    default: 'auto',
    from: 'the neutral choice',
    about: "Readers' comments: as the page suggests, always, or never.",
  }),
  kind: choice({
    choices: ['auto', ...PAGE_KINDS],
    default: 'auto',
    from: 'the neutral choice',
    about: 'What the page is, if you know.',
  }),
};

/** Makes the learned extractor of a model: the shipped one, or one you trained. A model it cannot read throws here. */
export function createStack(data: ModelData): Definition<typeof OPTIONS> {
  const model = loadModel(data);
  return defineExtractor({
    name: 'stack',
    about: 'Learned: trees trained on labelled pages decide by text, markup, words, surroundings and signals.',
    options: OPTIONS,
    keepsData: true,
    run(page, { favour, bodyOnly, comments, kind }): Marks {
      const features = readFeatures(page);
      const { p, kinds } = runModel(model, features, kind === 'auto' ? undefined : kind);
      return decide(features.context, model, p, kinds, { favour, bodyOnly, comments });
    },
  });
}

interface Wishes {
  readonly favour: Favour;
  readonly bodyOnly: boolean;
  readonly comments: 'auto' | 'include' | 'exclude';
}

function decide(context: BlockContext, model: Model, p: Float64Array, kinds: Float64Array, wishes: Wishes): Marks {
  const { page, shape } = context;
  const words = shape.words.map((count, b) => (page.blocks.hidden[b] ? 0 : count));
  const { kept, expected, cut } = chooseBlocks(p, words, wishes.favour);
  dropRepeats(shape, p, kept);
  const verdict = verdictOf(context);
  const ranked = PAGE_KINDS.map((kind, k) => ({ kind, probability: kinds[k]! })).sort(
    (a, b) => b.probability - a.probability,
  );
  const isThread = ranked[0]?.kind === 'forum';
  for (let b = 0; b < kept.length; b++) {
    if (wishes.comments === 'exclude' && isInComments(context, b)) kept[b] = 0;
    if (wishes.comments === 'include' && isInComments(context, b) && words[b]! > 0) kept[b] = 1;
  }
  if (verdict !== undefined) kept.fill(0);
  const roles = assignRoles(context, kept, isThread);
  if (wishes.bodyOnly) {
    roles.forEach((role, b) => {
      if (role !== 'title' && role !== 'byline' && role !== 'date') return;
      kept[b] = 0;
      roles[b] = undefined;
    });
  }
  return {
    unit: 'block',
    kept,
    score: Float64Array.from(kept, (isKept, b) => {
      const score = scoreAt(p[b]!, cut);
      return isKept ? Math.max(0.5, score) : Math.min(0.5, score);
    }),
    signals: [{ name: 'probability', unit: 'block', values: p, threshold: cut }],
    notes: verdict === undefined ? [] : [`nothing to extract: ${verdict}`],
    confidence: verdict === undefined ? confidenceOf(model, expected) : 0,
    kinds: ranked,
    roles,
    ...(verdict === undefined ? {} : { verdict }),
  };
}

/** Of kept blocks with the same longer text, keeps the most probable one. */
export function dropRepeats(shape: Pick<TextShape, 'hash' | 'words'>, p: Float64Array, kept: Uint8Array): void {
  const best = new Map<number, number>();
  for (let b = 0; b < kept.length; b++) {
    if (!kept[b] || shape.words[b]! < REPEAT_WORDS) continue;
    const other = best.get(shape.hash[b]!);
    if (other === undefined) best.set(shape.hash[b]!, b);
    else if (p[b]! > p[other]!) {
      kept[other] = 0;
      best.set(shape.hash[b]!, b);
    } else kept[b] = 0;
  }
}
