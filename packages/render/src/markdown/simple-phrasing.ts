import type { Options } from 'mdast-util-to-markdown';
import type { Phrasing } from './mdast.ts';

type Handlers = NonNullable<Options['handlers']>;
type State = Parameters<Extract<Handlers[keyof Handlers], (...args: never[]) => unknown>>[2];

/** An address of characters that need at most a backslash. */
const PLAIN_ADDRESS = /^[\w\-./:?=%~+,;@#&()]*$/;
/** What can mean something else in a text, wherever it stands, and needs more than a backslash. */
const SPECIAL = /[\\`*_~|\t\n\r]|\]\(|<(?:[!/?A-Za-z]|$)|&(?:[#A-Za-z]|$)|#$/;
/** The beginning of a block, or of something that looks like one. */
const SPECIAL_START = /^(?:[\s#>+\-=:]|\d+(?:\.(?:\s|$)|\)))/;
/** Text inside marks that open and close wherever they stand. */
const WORDS = /^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/u;
/** Where texts stand, of all that can surround what has to be made safe. */
const IN_TEXT: ReadonlySet<string | undefined> = new Set(['phrasing', 'label', 'emphasis', 'strong', 'strikethrough']);
const PLAIN_CODE = /^[^\s`|](?:[^`|\n\r]*[^\s`|])?$/;

/**
 * Most lines hold nothing that has to be escaped: they are written here. The library, which tries some seventy patterns on each
 * piece of text and several ways of writing marks, gets the others; a test holds both to the same result.
 */
export const SIMPLE_PHRASING: Options = {
  handlers: {
    root(node, _, state, info) {
      const { containerPhrasing, safe } = state;
      state.containerPhrasing = (parent, about) => {
        const isLine = state.stack[state.stack.length - 1] === 'phrasing';
        const simple = isLine ? writeAll(parent.children as Phrasing[], '') : undefined;
        return simple ?? containerPhrasing.call(state, parent, about);
      };
      state.safe = (value, about) => (isSafe(value ?? '', about, state) ? value! : safe.call(state, value, about));
      return state.containerFlow(node, info);
    },
  },
};

/** `undefined` if something is not simple. `before` is what stands before in the same line. */
function writeAll(nodes: readonly Phrasing[], before: string): string | undefined {
  let out = before;
  for (let i = 0; i < nodes.length; i++) {
    const written = writeOne(nodes[i]!, out, nodes[i + 1]);
    if (written === undefined) return undefined;
    out += written;
  }
  return out.slice(before.length);
}

/** Text that the library may take as it is. */
function isSafe(value: string, { before }: Parameters<State['safe']>[1], { stack }: State): boolean {
  if (!IN_TEXT.has(stack[stack.length - 1]) || SPECIAL.test(value) || /[[\]$]/.test(value)) return false;
  return !SPECIAL_START.test(value) && !/[ !]$/.test(value) && !(value.startsWith('(') && before.endsWith(']'));
}

function writeAddress(url: string): string | undefined {
  return PLAIN_ADDRESS.test(url) ? url.replace(/[()]|&(?=[#A-Za-z])/g, '\\$&') : undefined;
}

function writeOne(node: Phrasing, before: string, next: Phrasing | undefined): string | undefined {
  switch (node.type) {
    case 'text': {
      const { value } = node;
      if (SPECIAL.test(value)) return undefined;
      if (before === '' ? SPECIAL_START.test(value) : value.startsWith('(') && before.endsWith(']')) return undefined;
      if ((value.endsWith(' ') && next === undefined) || (value.endsWith('!') && next !== undefined)) return undefined;
      return value.replace(/[[$]/g, '\\$&');
    }
    case 'link': {
      const url = writeAddress(node.url);
      const text = url && writeAll(node.children, ' ');
      if (text === undefined || /[[\]]/.test(text) || node.url.endsWith(text)) return undefined;
      return `[${text}](${url})`;
    }
    case 'image': {
      const url = writeAddress(node.url);
      return url === undefined || SPECIAL.test(node.alt!) || /[[\]$]/.test(node.alt!)
        ? undefined
        : `![${node.alt}](${url})`;
    }
    case 'strong':
      return writeMark('**', node.children, before, next);
    case 'emphasis':
      return writeMark('*', node.children, before, next);
    case 'inlineCode':
      return PLAIN_CODE.test(node.value) ? `\`${node.value}\`` : undefined;
    default:
      return undefined;
  }
}

/** Marks open and close beside letters; beside other signs only where white space is outside. */
function writeMark(
  mark: string,
  nodes: readonly Phrasing[],
  before: string,
  next: Phrasing | undefined,
): string | undefined {
  const text = writeAll(nodes, ' ');
  const isFree = /^$|\s$/.test(before) && (next === undefined || (next.type === 'text' && next.value.startsWith(' ')));
  const touches = before.endsWith('*') || next?.type === 'strong' || next?.type === 'emphasis';
  if (!text || touches || text.includes('*') || !(WORDS.test(text) || (isFree && /^\S(?:.*\S)?$/.test(text)))) {
    return undefined;
  }
  return mark + text + mark;
}
