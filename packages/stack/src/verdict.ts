import type { BlockContext } from './features/context.ts';

/** Why a page has nothing to extract. */
export type Verdict = 'empty' | 'script-shell' | 'consent-wall' | 'error-page';

/** Fewer words than this are a message, not content. */
const FEW_WORDS = 60;

const NEEDS_SCRIPT =
  /enable\s+java\s?script|javascript\s+(?:is\s+)?(?:required|disabled)|just a moment|checking your browser/i;
const CONSENT = /\b(?:cookies?|consent|gdpr|privacy settings|datenschutz|zustimm\w*|accepter)\b/i;
const ERROR =
  /\b(?:404|403|410|500|502|503|not found|page not found|access denied|forbidden|error|gone|unavailable)\b/i;

/** Looks for the signs of a page without content: next to no words, and a reason why. */
export function verdictOf({ page, facts, shape }: BlockContext): Verdict | undefined {
  if (facts.words === 0 && page.dataSpans.length === 0) return page.tagId('script') >= 0 ? 'script-shell' : 'empty';
  if (facts.words > FEW_WORDS || page.dataSpans.length > 0) return undefined;
  const { blocks } = page;
  const text = Array.from({ length: blocks.count }, (_, b) =>
    blocks.hidden[b] || shape.linkChars[b]! === shape.chars[b]!
      ? ''
      : page.text.slice(blocks.start[b]!, blocks.end[b]!),
  ).join(' ');
  if (NEEDS_SCRIPT.test(text) || NEEDS_SCRIPT.test(page.title)) return 'script-shell';
  if (ERROR.test(page.title) && ERROR.test(text)) return 'error-page';
  if (CONSENT.test(text) && facts.longBlocks <= 1) return 'consent-wall';
  // A frame of links with an application to be filled in by a script.
  return facts.longBlocks === 0 && facts.linkChars > 0.7 * facts.chars && page.tagId('script') >= 0
    ? 'script-shell'
    : undefined;
}
