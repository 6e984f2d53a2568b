import { Parser, type Token } from 'parse5';
import type { IntegerTree, TreeColumns } from './adapter.ts';
import { alignText } from './align-text.ts';

const NOWHERE = { startOffset: -1, endOffset: -1 };

/** A parser that tells the tree where each run of characters stands in the source, without parse5's search among siblings. */
export class PositionParser extends Parser<IntegerTree> {
  #html = '';
  /** Where the last token of characters ends, by parse5 and in truth. */
  #reportedEnd = 0;
  #end = 0;
  #inCdata = false;
  readonly #references = new Map<string, string>();

  /** Parses a page into the tree and returns its document. */
  static locate(html: string, tree: TreeColumns): number {
    const parser = new PositionParser({ treeAdapter: tree, sourceCodeLocationInfo: true });
    parser.#html = html;
    parser.tokenizer.write(html, true);
    return parser.document;
  }

  override onCharacter(token: Token.CharacterToken): void {
    this.#correct(token);
    super.onCharacter(token);
  }
  override onWhitespaceCharacter(token: Token.CharacterToken): void {
    this.#correct(token);
    super.onWhitespaceCharacter(token);
  }
  override onNullCharacter(token: Token.CharacterToken): void {
    this.#correct(token);
    super.onNullCharacter(token);
  }

  override _insertCharacters(token: Token.CharacterToken): void {
    const tree = this.treeAdapter as TreeColumns;
    tree.pending = token.location;
    super._insertCharacters({ ...token, location: null });
    tree.pending = null;
  }

  /**
   * parse5 cuts between two kinds of characters (white space and not) where it has read to: behind a reference that begins the
   * second. The first token after a tag starts where it says, each one after it where the one before really ends.
   */
  #correct(token: Token.CharacterToken): void {
    const location = token.location!;
    const { startOffset, endOffset } = location;
    // Tokens come back when the parser changes its mode; those are right already.
    if (startOffset < 0 || endOffset <= this.#end) return;
    const follows = startOffset === this.#reportedEnd;
    const start = follows ? this.#end : startOffset;
    const raw = this.#html.slice(start, endOffset);
    // The brackets of a CDATA section are neither text nor a token of their own: behind one nothing can be told.
    this.#inCdata = (follows && this.#inCdata) || (this.tokenizer.inForeignNode && raw.includes('<![CDATA['));
    this.#reportedEnd = endOffset;
    this.#end =
      raw.length === token.chars.length ? endOffset : start + alignText(raw, this.#references)[token.chars.length]!;
    Object.assign(location, this.#inCdata ? NOWHERE : { startOffset: start, endOffset: this.#end });
  }
}
