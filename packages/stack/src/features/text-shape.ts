import { isSpace, isUnspacedScript, NodeFlag, type Page } from '@pith/core';

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
}

const COMMAS: ReadonlySet<number> = codes(',;:，、；：،؛');
const STOPS: ReadonlySet<number> = codes('.!?。！？…؟।');
const SEPARATORS: ReadonlySet<number> = codes('|·•»›«‹/▸►→');
const CURRENCY: ReadonlySet<number> = codes('$€£¥₹₽₩￥');

function codes(characters: string): ReadonlySet<number> {
  return new Set(Array.from(characters, (character) => character.charCodeAt(0)));
}

/** True for a character that ends a sentence. */
export function isStop(code: number): boolean {
  return STOPS.has(code);
}

/** Measures every block. Words follow the core's rule but are counted here, because data segments have words too. */
export function measureText(page: Page): TextShape {
  const { blocks, text, textStart, flags } = page;
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
  };
  for (let b = 0; b < blocks.count; b++) {
    let words = 0;
    let chars = 0;
    let linkChars = 0;
    let letters = 0;
    let digits = 0;
    let capitals = 0;
    let commas = 0;
    let stops = 0;
    let separators = 0;
    let currency = 0;
    let last = 0;
    let hash = 0x811c9dc5;
    let inWord = false;
    let node = blocks.firstNode[b]!;
    let nodeEnd = node < page.nodeCount ? textStart[node + 1]! : Number.POSITIVE_INFINITY;
    let inLink = node < page.nodeCount && (flags[node]! & NodeFlag.link) !== 0;
    for (let at = blocks.start[b]!; at < blocks.end[b]!; at++) {
      while (at >= nodeEnd) {
        node++;
        nodeEnd = textStart[node + 1]!;
        inLink = (flags[node]! & NodeFlag.link) !== 0;
      }
      const code = text.charCodeAt(at);
      if (isSpace(code)) {
        inWord = false;
        continue;
      }
      chars++;
      if (inLink) linkChars++;
      last = code;
      if (code >= 0x30 && code <= 0x39) {
        digits++;
        hash = Math.imul(hash ^ code, 0x01000193);
      } else if ((code >= 0x61 && code <= 0x7a) || code > 0xbf) {
        if (code > 0xbf && (COMMAS.has(code) || STOPS.has(code) || SEPARATORS.has(code) || CURRENCY.has(code))) {
          if (COMMAS.has(code)) commas++;
          else if (STOPS.has(code)) stops++;
          else if (CURRENCY.has(code)) currency++;
          else separators++;
        } else {
          letters++;
          hash = Math.imul(hash ^ code, 0x01000193);
        }
      } else if (code >= 0x41 && code <= 0x5a) {
        letters++;
        capitals++;
        hash = Math.imul(hash ^ (code + 32), 0x01000193);
      } else if (COMMAS.has(code)) commas++;
      else if (STOPS.has(code)) stops++;
      else if (SEPARATORS.has(code)) separators++;
      else if (CURRENCY.has(code)) currency++;
      if (isUnspacedScript(code)) {
        words++;
        inWord = false;
      } else if (!inWord) {
        words++;
        inWord = true;
      }
    }
    shape.words[b] = words;
    shape.chars[b] = chars;
    shape.linkChars[b] = linkChars;
    shape.letters[b] = letters;
    shape.digits[b] = digits;
    shape.capitals[b] = capitals;
    shape.commas[b] = commas;
    shape.stops[b] = stops;
    shape.separators[b] = separators;
    shape.currency[b] = currency;
    shape.lastCode[b] = last;
    shape.hash[b] = hash;
  }
  return shape;
}
