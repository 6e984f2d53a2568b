import { type Extraction, isSpace, isUnspacedScript, NodeFlag, type Page } from '@pith/core';
import { type Bits, emptyBits } from './bits.ts';

/** Which unit of some kind each atom lies in, and how many characters other than white space each unit has. */
export interface Units {
  readonly of: Int32Array;
  readonly lengths: Int32Array;
}

/**
 * The smallest pieces of a page's visible text that extractors tell apart: runs without white space inside one text node, single
 * characters where words are written without spaces.
 */
export interface Atoms {
  readonly count: number;
  /** Offsets in the stream. */
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** 1 where nothing stands between an atom and the one before it, not even a block's edge: `<b>W</b>ord`. */
  readonly glued: Uint8Array;
  readonly block: Units;
  readonly textNode: Units;
}

/** Finds the atoms of a page, those of its data segments last. */
export function findAtoms(page: Page): Atoms {
  const { text, tag, flags, textStart, nodeCount, blocks } = page;
  const br = page.tagId('br');
  const starts: number[] = [];
  const ends: number[] = [];
  const glued: number[] = [];
  const nodes: number[] = [];
  const nodeLengths: number[] = [];
  let isOpen = false;
  let nextBlock = 0;

  const readNode = (from: number, to: number): void => {
    nodeLengths.push(0);
    const node = nodeLengths.length - 1;
    let inAtom = false;
    for (let at = from; at < to; at++) {
      if (isSpace(text.charCodeAt(at))) {
        isOpen = false;
        inAtom = false;
        continue;
      }
      const alone = isUnspacedScript(text.charCodeAt(at));
      if (inAtom && !alone) ends[ends.length - 1] = at + 1;
      else {
        starts.push(at);
        glued.push(isOpen ? 1 : 0);
        nodes.push(node);
        if (alone && at + 1 < to && text.codePointAt(at)! > 0xffff) at++;
        ends.push(at + 1);
      }
      inAtom = !alone;
      isOpen = true;
    }
  };
  for (let i = 0; i < nodeCount; i++) {
    if (tag[i] !== 0) {
      if (tag[i] === br) isOpen = false;
    } else if (flags[i]! & NodeFlag.hidden) isOpen = false;
    else {
      while (nextBlock < blocks.count && blocks.firstNode[nextBlock]! < i) nextBlock++;
      if (blocks.firstNode[nextBlock] === i) isOpen = false;
      readNode(textStart[i]!, textStart[i + 1]!);
    }
  }
  for (const [from, to] of page.dataSpans) {
    isOpen = false;
    readNode(from, to);
  }
  starts.forEach((start, a) => {
    nodeLengths[nodes[a]!]! += ends[a]! - start;
  });
  const start = Int32Array.from(starts);
  return {
    count: starts.length,
    start,
    end: Int32Array.from(ends),
    glued: Uint8Array.from(glued),
    block: blockUnits(page, start),
    textNode: { of: Int32Array.from(nodes), lengths: Int32Array.from(nodeLengths) },
  };
}

function blockUnits({ text, blocks }: Page, start: Int32Array): Units {
  const lengths = new Int32Array(Math.max(blocks.count, 1));
  const of = new Int32Array(start.length);
  let block = 0;
  let atom = 0;
  for (let at = 0; at < text.length; at++) {
    while (block + 1 < blocks.count && blocks.start[block + 1]! <= at) block++;
    if (!isSpace(text.charCodeAt(at))) lengths[block] = lengths[block]! + 1;
    if (start[atom] === at) of[atom++] = block;
  }
  return { of, lengths };
}

/** The atoms an extraction keeps. */
export function keptAtoms(extraction: Extraction, { count, start }: Atoms): Bits {
  const bits = emptyBits(count);
  const { bounds, kept } = extraction;
  let span = 0;
  for (let a = 0; a < count; a++) {
    while (bounds[span + 1]! <= start[a]!) span++;
    if (kept[span]) bits[a >>> 5] = bits[a >>> 5]! | (1 << (a & 31));
  }
  return bits;
}

/** Every unit whole or not at all: whole when at least half of its characters are in the set; the same as a vote's `unit`. */
export function roundBits(bits: Bits, { start, end, count }: Atoms, units: Units): Bits {
  const kept = new Int32Array(units.lengths.length);
  for (let a = 0; a < count; a++) {
    if (bits[a >>> 5]! & (1 << (a & 31))) kept[units.of[a]!] = kept[units.of[a]!]! + end[a]! - start[a]!;
  }
  const result = emptyBits(count);
  for (let a = 0; a < count; a++) {
    const unit = units.of[a]!;
    if (2 * kept[unit]! >= units.lengths[unit]!) result[a >>> 5] = result[a >>> 5]! | (1 << (a & 31));
  }
  return result;
}
