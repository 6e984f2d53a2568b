/** Standard input, of which the beginning has been looked at. */
export interface StandardInput {
  /** It is one JSON object a line, not a page. */
  readonly holdsLines: boolean;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** Looks at the beginning of standard input: no page starts with a brace. */
export async function openStandardInput(): Promise<StandardInput> {
  const iterator: AsyncIterator<Uint8Array> = process.stdin[Symbol.asyncIterator]();
  const first = await iterator.next();
  const beginning = first.done ? '' : new TextDecoder().decode(first.value.subarray(0, 1000));
  return { holdsLines: beginning.trimStart().startsWith('{'), chunks: all() };

  async function* all(): AsyncGenerator<Uint8Array> {
    for (let next = first; !next.done; next = await iterator.next()) yield next.value;
  }
}
