import type { Page } from '@pith/core';
import { countTokens } from '../metrics/bag-of-words.ts';
import { isUnspaced, type TokeniserChoice, tokenise } from '../metrics/tokenise.ts';
import { blockTexts } from './block-texts.ts';

/** The best that choosing whole blocks of a page can do. */
export interface BestBlocks {
  /** 1 for each chosen block. */
  readonly kept: Uint8Array;
  /** Word-bag F1 of the chosen blocks. */
  readonly f1: number;
}

// Local search stops by itself after two or three rounds; this only bounds a page that keeps improving in the last digits.
const MAX_ROUNDS = 20;

/**
 * Chooses the visible blocks whose words match the gold best: greedily, purest blocks first, then by turning single blocks
 * on and off while word-bag F1 improves. A lower bound of the true optimum, close in practice; linear in the page per round.
 */
export function bestBlocks(page: Page, gold: string, tokeniser: TokeniserChoice): BestBlocks {
  const chosen = tokeniser === 'auto' ? (isUnspaced(gold) ? 'char' : 'word') : tokeniser;
  const tokens = (text: string): string[] => tokenise(text.toLowerCase(), chosen);
  const goldTokens = tokens(gold);
  const bag = new Bag(goldTokens);
  const blocks = blockTexts(page).map((text) => bag.block(tokens(text)));

  const kept = new Uint8Array(blocks.length);
  const candidates = [...blocks.keys()].filter((i) => !page.blocks.hidden[i] && blocks[i]!.length > 0);
  const purity = blocks.map((block) => bag.overlapIfAdded(block) / block.length);
  candidates.sort((a, b) => purity[b]! - purity[a]! || blocks[b]!.length - blocks[a]!.length || a - b);

  let f1 = bag.f1();
  for (let round = 0, improved = true; improved && round < MAX_ROUNDS; round++) {
    improved = false;
    for (const i of candidates) {
      const block = blocks[i]!;
      const sign = kept[i] ? -1 : 1;
      bag.change(block, sign);
      const changed = bag.f1();
      if (changed > f1) {
        f1 = changed;
        kept[i] = sign === 1 ? 1 : 0;
        improved = true;
      } else bag.change(block, -sign);
    }
  }
  return { kept, f1 };
}

/** A block as the bag sees it: all its tokens, and the numbers of those that the gold has. */
interface BlockTokens {
  readonly length: number;
  readonly known: Int32Array;
}

/** The words of the chosen blocks against those of the gold, kept up to date while blocks come and go. */
class Bag {
  readonly #numbers: Map<string, number>;
  readonly #gold: Int32Array;
  readonly #chosen: Int32Array;
  readonly #goldLength: number;
  #length = 0;
  #overlap = 0;

  constructor(gold: readonly string[]) {
    const counts = countTokens(gold);
    this.#numbers = new Map([...counts.keys()].map((token, number) => [token, number]));
    this.#gold = Int32Array.from(counts.values());
    this.#chosen = new Int32Array(counts.size);
    this.#goldLength = gold.length;
  }

  block(tokens: readonly string[]): BlockTokens {
    const known = tokens.flatMap((token) => this.#numbers.get(token) ?? []);
    return { length: tokens.length, known: Int32Array.from(known) };
  }

  /** Adds (1) or takes away (−1) a block. */
  change(block: BlockTokens, sign: number): void {
    this.#length += sign * block.length;
    for (const token of block.known) {
      const before = Math.min(this.#chosen[token]!, this.#gold[token]!);
      this.#chosen[token]! += sign;
      this.#overlap += Math.min(this.#chosen[token]!, this.#gold[token]!) - before;
    }
  }

  overlapIfAdded(block: BlockTokens): number {
    const before = this.#overlap;
    this.change(block, 1);
    const gain = this.#overlap - before;
    this.change(block, -1);
    return gain;
  }

  f1(): number {
    const total = this.#length + this.#goldLength;
    return total === 0 ? 1 : (2 * this.#overlap) / total;
  }
}
