import type { Options } from 'mdast-util-to-markdown';
import type { Phrasing } from './mdast.ts';

type Handlers = NonNullable<Options['handlers']>;
type State = Parameters<Extract<Handlers[keyof Handlers], (...args: never[]) => unknown>>[2];

/** An address of characters that need at most a backslash. */
const PLAIN_ADDRESS = /^[\w\-./:?=%~+,;@#&()]*$/;
/** Characters that can mean something else in a text, wherever they stand. */
const SPECIAL = /[\\`*_[\]<>~|$^{}#\t\n\r]|&(?:[#A-Za-z]|$)/;
/** How a line begins that cannot be read as the beginning of a block. */
const PLAIN_START = /^(?:[\p{L}"“”‘’,;:?(]|\d+(?![\d.)]))/u;
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
  if (!IN_TEXT.has(stack[stack.length - 1]) || SPECIAL.test(value) || !PLAIN_START.test(value)) return false;
  return !/[ !]$/.test(value) && !(value.startsWith('(') && before.endsWith(']'));
}

function writeAddress(url: string): string | undefined {
  return PLAIN_ADDRESS.test(url) ? url.replace(/[()]|&(?=[#A-Za-z])/g, '\\$&') : undefined;
}

function writeOne(node: Phrasing, before: string, next: Phrasing | undefined): string | undefined {
  const atStart = before === '' || before.endsWith('\n');
  switch (node.type) {
    case 'text': {
      const { value } = node;
      if (SPECIAL.test(value)) return undefined;
      if (atStart ? !PLAIN_START.test(value) : value.startsWith('(') && before.endsWith(']')) return undefined;
      if (value.endsWith(' ') && (next === undefined || next.type === 'break')) return undefined;
      return value.endsWith('!') && next !== undefined ? undefined : value;
    }
    case 'link': {
      const url = writeAddress(node.url);
      const text = url && writeAll(node.children, '[');
      return text === undefined || node.url.endsWith(text) ? undefined : `[${text}](${url})`;
    }
    case 'image': {
      const url = writeAddress(node.url);
      return url === undefined || SPECIAL.test(node.alt!) ? undefined : `![${node.alt}](${url})`;
    }
    case 'strong':
    case 'emphasis': {
      const text = plainText(node.children);
      const touches = before.endsWith('*') || next?.type === 'strong' || next?.type === 'emphasis';
      if (text === undefined || touches || !WORDS.test(text)) return undefined;
      return node.type === 'strong' ? `**${text}**` : `*${text}*`;
    }
    case 'inlineCode':
      return PLAIN_CODE.test(node.value) ? `\`${node.value}\`` : undefined;
    default:
      return undefined;
  }
}

/** The text of nodes that are nothing but plain text. */
function plainText(nodes: readonly Phrasing[]): string | undefined {
  const [only] = nodes;
  return nodes.length === 1 && only!.type === 'text' && !SPECIAL.test(only!.value) ? only!.value : undefined;
}
