import type { Extraction, Page, Signal } from '@pith/core';

/** A function over the text stream that is constant between `ends`; NaN where it says nothing. */
export interface Steps {
  readonly ends: ArrayLike<number>;
  readonly values: ArrayLike<number>;
}

/** A signal over the stream of its page; `undefined` for lines whose place in the stream is not known. */
export function signalSteps({ page, lineEnds }: Extraction, { unit, values }: Signal): Steps | undefined {
  const { blocks, words, tokens } = page;
  const untilNext = (start: Int32Array, last: number): Int32Array =>
    start.map((_, k) => (k + 1 < start.length ? start[k + 1]! : last));
  switch (unit) {
    case 'line':
      return lineEnds?.length === values.length ? { ends: lineEnds, values } : undefined;
    case 'block':
      return { ends: untilNext(blocks.start, page.text.length), values };
    case 'element':
      return {
        ends: untilNext(blocks.start, page.text.length),
        values: Float64Array.from(blocks.element, (e) => values[e] ?? Number.NaN),
      };
    case 'textNode':
      return {
        ends: page.textStart.subarray(1),
        values: values.map((value, i) => (hasText(page, i) ? value : Number.NaN)),
      };
    case 'token':
      return { ends: untilNext(words.start, page.dataStart), values: values.filter((_, t) => tokens.kind[t] === 0) };
  }
}

/** Text nodes of white space alone have values too, but nobody decides by them. */
function hasText(page: Page, node: number): boolean {
  return page.isText(node) && page.charCount(node) > 0;
}

/** The same function over the stream of the page that a restricted page was cut from, as often as it takes to reach `root`. */
export function stepsOnRoot(steps: Steps, page: Page, root: Page): Steps {
  let lifted = steps;
  for (let at = page; at !== root && at.restriction !== undefined; at = at.restriction.page) {
    lifted = liftSteps(lifted, at.restriction.starts, at.restriction.origins);
  }
  return lifted;
}

function liftSteps({ ends, values }: Steps, starts: Int32Array, origins: Int32Array): Steps {
  const lifted = { ends: [] as number[], values: [] as number[] };
  const put = (end: number, value: number): void => {
    lifted.ends.push(end);
    lifted.values.push(value);
  };
  let step = 0;
  for (let k = 0; k + 1 < starts.length; k++) {
    put(origins[k]!, Number.NaN);
    const shift = origins[k]! - starts[k]!;
    for (let at = starts[k]!; at < starts[k + 1]! && step < ends.length; ) {
      const end = Math.min(ends[step]!, starts[k + 1]!);
      if (end > at) put(end + shift, values[step]!);
      at = Math.max(at, end);
      if (ends[step]! <= at) step++;
    }
  }
  put(origins[starts.length - 1]!, Number.NaN);
  return lifted;
}

/** Mean of the function over each interval `[start[k], end[k])` of an ascending list; NaN where it says nothing. */
export function meansOver({ ends, values }: Steps, start: Int32Array, end: Int32Array): Float64Array {
  const means = new Float64Array(start.length).fill(Number.NaN);
  let first = 0;
  for (let k = 0; k < start.length; k++) {
    while (first < ends.length && ends[first]! <= start[k]!) first++;
    let sum = 0;
    let weight = 0;
    for (let s = first, at = start[k]!; s < ends.length && at < end[k]!; s++) {
      const length = Math.min(ends[s]!, end[k]!) - at;
      if (length > 0 && !Number.isNaN(values[s]!)) {
        sum += length * values[s]!;
        weight += length;
      }
      at = Math.max(at, ends[s]!);
    }
    if (weight > 0) means[k] = sum / weight;
  }
  return means;
}
