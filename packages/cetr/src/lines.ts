/** Lines of a page as columns: what tag ratios are made of. */
export interface Lines {
  readonly count: number;
  /** Characters of text on the line, white space collapsed. */
  readonly chars: Int32Array;
  /** Start and end tags on the line. */
  readonly tags: Int32Array;
}

/** A series of numbers by line that a decision was made from. */
export interface LineSignal {
  readonly name: string;
  readonly values: Float64Array;
  readonly threshold?: number;
}

/** What a variant says about lines. */
export interface LineDecision {
  readonly kept: Uint8Array;
  /** In [0, 1], 0.5 at the decision. */
  readonly score: Float64Array;
  readonly signals: readonly LineSignal[];
}

/** A variant of CETR: decides about lines by their tag ratios. */
export type DecideLines<O> = (ratios: Float64Array, options: O) => LineDecision;

/** Lets a variant decide about lines; a page without any tag is all content. */
export function decideLines<O>(lines: Lines, options: O, decide: DecideLines<O>): LineDecision {
  const ratios = tagRatios(lines);
  if (lines.tags.some((tags) => tags > 0)) return decide(ratios, options);
  return keepAllLines([{ name: 'tagRatio', values: ratios }], lines.count);
}

/** Tag ratio of each line: its characters by its tags, or its characters where it has no tag (Algorithm 1). */
export function tagRatios({ count, chars, tags }: Lines): Float64Array {
  const ratios = new Float64Array(count);
  for (let i = 0; i < count; i++) ratios[i] = chars[i]! / Math.max(tags[i]!, 1);
  return ratios;
}

/** The decision that keeps everything, for pages whose lines cannot be told apart. */
export function keepAllLines(signals: readonly LineSignal[], count: number): LineDecision {
  return { kept: new Uint8Array(count).fill(1), score: new Float64Array(count).fill(0.5), signals };
}
