import type { ContentNode, ElementNode } from '../tree/nodes.ts';

/** Signs that lead back to the text. */
const BACK = /^[\s^↑↩⏎]+/;
/** Elements that set the number apart from the note. */
const MARK_TAGS: ReadonlySet<string> = new Set(['a', 'b', 'strong', 'sup', 'cite', 'span']);

/** Takes from the beginning of a note the links back to the text, signs for them, and the number of the note. */
export function stripMark(note: ElementNode, mark: string, dropped: ReadonlySet<ElementNode>): void {
  for (let node = firstText(note, dropped); node !== undefined; node = firstText(note, dropped)) {
    const { list, isSetApart } = node;
    const text = list[0] as { value: string };
    const value = text.value.replace(BACK, '');
    const rest = withoutNumber(value, mark, isSetApart);
    if (rest === text.value) return;
    text.value = rest;
    if (rest !== '') return;
    list.shift();
  }
}

/** The list whose first entry is the first text of a note; what is empty or dropped before it goes. */
function firstText(
  note: ElementNode,
  dropped: ReadonlySet<ElementNode>,
): { list: ContentNode[]; isSetApart: boolean } | undefined {
  let list = note.children;
  let isSetApart = false;
  for (;;) {
    const first = list[0];
    if (first === undefined) return undefined;
    if (first.type === 'text') return { list, isSetApart };
    if (dropped.has(first) || isEmpty(first, dropped)) {
      list.shift();
      list = note.children;
      isSetApart = false;
      continue;
    }
    isSetApart ||= MARK_TAGS.has(first.tagName);
    list = first.children;
  }
}

function isEmpty(node: ElementNode, dropped: ReadonlySet<ElementNode>): boolean {
  return (
    MARK_TAGS.has(node.tagName) &&
    node.children.every((child) =>
      child.type === 'text' ? child.value.trim() === '' : dropped.has(child) || isEmpty(child, dropped),
    )
  );
}

/** "1.", "[1]" or, where it is raised or linked, "1" at the beginning of a text. */
function withoutNumber(text: string, mark: string, isSetApart: boolean): string {
  const bracket = /^[[(]?\s*/.exec(text)![0];
  if (!text.startsWith(mark, bracket.length)) return text;
  const rest = text.slice(bracket.length + mark.length);
  const end = /^\s*[\]).:]+\s*/.exec(rest)?.[0];
  if (end !== undefined) return rest.slice(end.length);
  return isSetApart && !/^[\p{L}\p{N}]/u.test(rest) ? rest.trimStart() : text;
}
