import type { Extraction, Page } from '@pith/core';

/** A page's columns, copied, so that a later comparison shows what was changed. */
export function snapshotPage(page: Page): Readonly<Record<string, unknown>> {
  return {
    ...copyColumns(page),
    attributes: Array.from({ length: page.nodeCount }, (_, node) => page.attributes(node).map((each) => ({ ...each }))),
    blocks: copyColumns(page.blocks),
    words: copyColumns(page.words),
    tokens: copyColumns(page.tokens),
  };
}

function copyColumns(columns: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, copyColumn(value)]));
}
function copyColumn(value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return (value as Int32Array).slice();
  return Array.isArray(value) ? copyItems(value) : value;
}
function copyItems(list: readonly unknown[]): unknown[] {
  return list.map((item) => (typeof item === 'object' && item !== null ? { ...item } : item));
}

/** What of an extraction must be the same on every run. */
export function outcomeOf({ bounds, kept, score, signals, notes }: Extraction): Readonly<Record<string, unknown>> {
  return { bounds, kept, score, signals, notes };
}

/** Path of the first difference between two values, `undefined` if they are equal; NaN equals NaN. */
export function findDifference(a: unknown, b: unknown, path = ''): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return path;
  for (const key of keys) {
    const found = findDifference(a[key as never], b[key as never], path === '' ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
