/** Receives the pieces of an HTML source in order, as ranges of offsets. */
export interface TokenVisitor {
  text(start: number, end: number): void;
  tag(start: number, end: number): void;
}

/** Elements that are removed with all they hold: program code, and text that would count as text but is none. */
const REMOVED: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe']);

const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;

/**
 * Cuts an HTML source into text and tags without building a tree; comments and removed elements are passed over.
 *
 * A tag is `<` and a letter, `/`, `!` or `?` up to the `>` that closes it, quoted attribute values skipped. Linear.
 */
export function forEachToken(html: string, visitor: TokenVisitor): void {
  // Names whose end tag does not occur any more: asking for it again would read the rest again.
  const unclosed = new Set<string>();
  let textStart = 0;
  let at = html.indexOf('<');
  while (at >= 0) {
    const code = html.charCodeAt(at + 1);
    let end: number;
    let removed = false;
    if (isLetter(code)) {
      end = startTagEnd(html, at + 1);
      const name = nameAt(html, at + 1);
      if (REMOVED.has(name) && !unclosed.has(name) && !(name === 'svg' && html.charCodeAt(end - 2) === SLASH)) {
        const close = closeOf(html, name, end);
        removed = close >= 0;
        if (removed) end = close;
        else unclosed.add(name);
      }
    } else if (html.startsWith('!--', at + 1)) {
      // From `at + 2`, because <!--> and <!---> are whole comments.
      end = endAfter(html, '-->', at + 2);
      removed = true;
    } else if (code === SLASH || code === 0x21 || code === 0x3f) {
      end = endAfter(html, '>', at + 2);
    } else {
      at = html.indexOf('<', at + 1);
      continue;
    }
    if (at > textStart) visitor.text(textStart, at);
    if (!removed) visitor.tag(at, end);
    textStart = end;
    at = html.charCodeAt(end) === LT ? end : html.indexOf('<', end);
  }
  if (html.length > textStart) visitor.text(textStart, html.length);
}

function isLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

/** Offset behind the `>` of a start tag. A quote opens a value only after `=`, as in the standard. */
function startTagEnd(html: string, from: number): number {
  let afterEquals = false;
  for (let i = from; i < html.length; i++) {
    const code = html.charCodeAt(i);
    if (code === GT) return i + 1;
    if (afterEquals && (code === 0x22 || code === 0x27)) {
      i = html.indexOf(code === 0x22 ? '"' : "'", i + 1);
      if (i < 0) break;
      afterEquals = false;
    } else if (code > 0x20) afterEquals = code === 0x3d;
  }
  return html.length;
}

/** Lower-case name of the tag whose name starts at `from`. */
export function nameAt(html: string, from: number): string {
  let end = from;
  while (isLetter(html.charCodeAt(end)) || isDigit(html.charCodeAt(end))) end++;
  return html.slice(from, end).toLowerCase();
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Offset behind the end tag of an element, -1 if it has none. */
function closeOf(html: string, name: string, from: number): number {
  for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2)) {
    const end = at + 2 + name.length;
    if (!isLetter(html.charCodeAt(end)) && html.slice(at + 2, end).toLowerCase() === name)
      return endAfter(html, '>', end);
  }
  return -1;
}

function endAfter(html: string, what: string, from: number): number {
  const at = html.indexOf(what, from);
  return at < 0 ? html.length : at + what.length;
}
