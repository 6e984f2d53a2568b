import { isSpace, isUnspacedScript, NodeFlag, type Page } from '@pith/core';
import { HASH_START, hashStep } from '../words/hash-word.ts';

/** Counts of character classes and words in each block, from one pass over its visible text. No language is assumed. */
export interface TextShape {
  readonly words: Float64Array;
  readonly chars: Float64Array;
  readonly linkChars: Float64Array;
  readonly letters: Float64Array;
  readonly digits: Float64Array;
  readonly capitals: Float64Array;
  /** Commas and their kin: they stand in running text, rarely in menus. */
  readonly commas: Float64Array;
  /** Full stops, question and exclamation marks, of any script. */
  readonly stops: Float64Array;
  /** Separators of menus and bylines: | · • » › /. */
  readonly separators: Float64Array;
  readonly currency: Float64Array;
  /** Last character that is not white space. */
  readonly lastCode: Int32Array;
  /** Hash of the letters and digits, for finding repeated text. */
  readonly hash: Int32Array;
  /** Share of its words that the page's title has, and the description. */
  readonly titleOverlap: Float64Array;
  readonly descriptionOverlap: Float64Array;
  /** Hashes of all words, block after block, and the first word of each block. */
  readonly wordHash: Int32Array;
  readonly wordFrom: Int32Array;
}

/** Classes of characters; those below `OTHER` are parts of words. */
const LETTER = 0;
const CAPITAL = 1;
const DIGIT = 2;
const OTHER = 3;
const COMMA = 4;
const STOP = 5;
const SEPARATOR = 6;
const CURRENCY = 7;

/** Class of the characters that have one of their own; letters of other scripts are the rest. */
const CLASSES: Uint8Array = (() => {
  const classes = new Uint8Array(0x10000).fill(LETTER);
  classes.fill(OTHER, 0, 0xaa);
  for (let code = 0x30; code <= 0x39; code++) classes[code] = DIGIT;
  for (let code = 0x61; code <= 0x7a; code++) classes[code] = LETTER;
  for (let code = 0x41; code <= 0x5a; code++) classes[code] = CAPITAL;
  // Signs: general punctuation up to dingbats, CJK and full-width punctuation.
  classes.fill(OTHER, 0xab, 0xc0);
  classes.fill(OTHER, 0x2000, 0x2c00);
  classes.fill(OTHER, 0x3001, 0x3005);
  classes.fill(OTHER, 0x3008, 0x3021);
  classes.fill(OTHER, 0xff00, 0xff10);
  const set = (characters: string, kind: number): void => {
    for (const character of characters) classes[character.charCodeAt(0)] = kind;
  };
  set(',;:，、；：،؛', COMMA);
  set('.!?。！？…؟।', STOP);
  set('|·•»›«‹/▸►→', SEPARATOR);
  set('$€£¥₹₽₩￥', CURRENCY);
  return classes;
})();

function characterClass(code: number): number {
  return CLASSES[code]!;
}

/** True for a character that ends a sentence. */
export function isStop(code: number): boolean {
  return CLASSES[code] === STOP;
}

/** Words by hash, for telling how much of a block another text has. */
export type WordHashes = ReadonlySet<number>;

/** Measures every block, and how many of its words two other texts have. Words follow the core's rule; data segments count too. */
export function measureText(page: Page, title: WordHashes, description: WordHashes): TextShape {
  const { blocks, text, textStart, flags, nodeCount } = page;
  const column = (): Float64Array => new Float64Array(blocks.count);
  const shape = {
    words: column(),
    chars: column(),
    linkChars: column(),
    letters: column(),
    digits: column(),
    capitals: column(),
    commas: column(),
    stops: column(),
    separators: column(),
    currency: column(),
    lastCode: new Int32Array(blocks.count),
    hash: new Int32Array(blocks.count),
    titleOverlap: column(),
    descriptionOverlap: column(),
  };
  const wordHash = new Int32Array(text.length);
  const wordFrom = new Int32Array(blocks.count + 1);
  let wordCount = 0;
  const counts = new Float64Array(CURRENCY - OTHER + 1);
  for (let b = 0; b < blocks.count; b++) {
    let words = 0;
    let chars = 0;
    let linkChars = 0;
    let letters = 0;
    let digits = 0;
    let capitals = 0;
    let last = 0;
    let hash = HASH_START;
    let inWord = false;
    let word = HASH_START;
    let compared = 0;
    let inTitle = 0;
    let inDescription = 0;
    counts.fill(0);
    const endWord = (): void => {
      if (word === HASH_START) return;
      compared++;
      wordHash[wordCount++] = word;
      if (title.has(word)) inTitle++;
      if (description.has(word)) inDescription++;
      word = HASH_START;
    };
    let node = blocks.firstNode[b]!;
    let nodeEnd = node < nodeCount ? textStart[node + 1]! : Number.POSITIVE_INFINITY;
    let inLink = node < nodeCount && (flags[node]! & NodeFlag.link) !== 0;
    for (let at = blocks.start[b]!; at < blocks.end[b]!; at++) {
      while (at >= nodeEnd) {
        node++;
        nodeEnd = textStart[node + 1]!;
        inLink = (flags[node]! & NodeFlag.link) !== 0;
      }
      const code = text.charCodeAt(at);
      if (isSpace(code)) {
        inWord = false;
        endWord();
        continue;
      }
      chars++;
      if (inLink) linkChars++;
      last = code;
      const kind = characterClass(code);
      const isUnspaced = isUnspacedScript(code);
      if (kind < OTHER) {
        if (kind === DIGIT) digits++;
        else letters++;
        if (kind === CAPITAL) capitals++;
        if (isUnspaced) endWord();
        const lower = lowerCase(code);
        hash = hashStep(hash, lower);
        word = hashStep(word, lower);
        if (isUnspaced) endWord();
      } else {
        counts[kind - OTHER] = counts[kind - OTHER]! + 1;
        endWord();
      }
      if (isUnspaced || !inWord) words++;
      inWord = !isUnspaced;
    }
    endWord();
    wordFrom[b + 1] = wordCount;
    shape.words[b] = words;
    shape.chars[b] = chars;
    shape.linkChars[b] = linkChars;
    shape.letters[b] = letters;
    shape.digits[b] = digits;
    shape.capitals[b] = capitals;
    shape.commas[b] = counts[COMMA - OTHER]!;
    shape.stops[b] = counts[STOP - OTHER]!;
    shape.separators[b] = counts[SEPARATOR - OTHER]!;
    shape.currency[b] = counts[CURRENCY - OTHER]!;
    shape.lastCode[b] = last;
    shape.hash[b] = hash;
    if (compared > 0) {
      shape.titleOverlap[b] = inTitle / compared;
      shape.descriptionOverlap[b] = inDescription / compared;
    }
  }
  return { ...shape, wordHash: wordHash.slice(0, wordCount), wordFrom };
}

/** The words of a text as `measureText` compares them. */
export function wordHashes(text: string): WordHashes {
  const hashes = new Set<number>();
  let word = HASH_START;
  const endWord = (): void => {
    if (word !== HASH_START) hashes.add(word);
    word = HASH_START;
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isWordPart = !isSpace(code) && characterClass(code) < OTHER;
    if (!isWordPart || isUnspacedScript(code)) endWord();
    if (!isWordPart) continue;
    word = hashStep(word, lowerCase(code));
    if (isUnspacedScript(code)) endWord();
  }
  endWord();
  return hashes;
}

/** Lower case of the bicameral scripts whose cases are a fixed distance apart; others as they are. */
function lowerCase(code: number): number {
  if (
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0xc0 && code <= 0xde) ||
    (code >= 0x391 && code <= 0x3a9) ||
    (code >= 0x410 && code <= 0x42f)
  ) {
    return code + 32;
  }
  return code >= 0x400 && code <= 0x40f ? code + 80 : code;
}
