import type { Extraction, Page, Signal } from '@pith/core';
import { demand } from './demand.ts';

/** Checks the shape of an extraction, and of its members' where it has any. */
export function checkExtraction(extraction: Extraction, page: Page, where: string): void {
  demand(extraction.page === page, `extraction.page is not the page given, on ${where}`);
  const open: Extraction[] = [extraction];
  while (open.length > 0) {
    const next = open.pop()!;
    checkSpans(next, where);
    checkSignals(next, where);
    for (const part of next.parts ?? []) open.push(part.extraction);
  }
}

function checkSpans({ page, bounds, kept, score }: Extraction, where: string): void {
  const count = kept.length;
  demand(bounds.length === count + 1, `${bounds.length} bounds for ${count} spans on ${where}`);
  demand(score.length === count, `${score.length} scores for ${count} spans on ${where}`);
  demand(bounds[0] === 0, `spans start at ${bounds[0]}, not at 0, on ${where}`);
  demand(
    bounds[count] === page.text.length,
    `spans end at ${bounds[count]}, the text at ${page.text.length}, on ${where}`,
  );
  for (let k = 0; k < count; k++) {
    const span = `span ${k} [${bounds[k]}, ${bounds[k + 1]}) with score ${score[k]} on ${where}`;
    demand(bounds[k]! < bounds[k + 1]!, `empty or reversed ${span}`);
    demand(kept[k] === 0 || kept[k] === 1, `kept is ${kept[k]}, neither 0 nor 1: ${span}`);
    demand(score[k]! >= 0 && score[k]! <= 1, `score outside [0, 1]: ${span}`);
    demand(
      kept[k] === 1 ? score[k]! >= 0.5 : score[k]! <= 0.5,
      `${kept[k] ? 'kept' : 'dropped'} against its score: ${span}`,
    );
  }
}

function checkSignals({ page, signals, lineEnds }: Extraction, where: string): void {
  for (const signal of signals) {
    const expected = lengthOf(signal, page, lineEnds?.length ?? 0);
    const { length } = signal.values;
    demand(
      length === expected,
      `signal "${signal.name}" has ${length} values for ${expected} of unit ${signal.unit} on ${where}`,
    );
    const bad = signal.values.findIndex((value) => !Number.isFinite(value));
    demand(bad < 0, `signal "${signal.name}" is ${signal.values[bad]} at ${bad} on ${where}`);
    demand(
      Number.isFinite(signal.threshold ?? 0),
      `signal "${signal.name}" has threshold ${signal.threshold} on ${where}`,
    );
  }
  demand(new Set(signals.map(({ name }) => name)).size === signals.length, `two signals share a name on ${where}`);
}

function lengthOf({ unit }: Signal, page: Page, lineCount: number): number {
  switch (unit) {
    case 'textNode':
    case 'element':
      return page.nodeCount;
    case 'block':
      return page.blocks.count;
    case 'token':
      return page.tokens.count;
    case 'line':
      return lineCount;
  }
}
