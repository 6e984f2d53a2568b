import type { ExplainedBlock, Explanation } from '../explanation.ts';
import { escapeHtml } from './escape.ts';

/** Elements shown in a line with their neighbours when they are short, as menus are. */
const CHIP_TAGS: ReadonlySet<string> = new Set([
  'li',
  'td',
  'th',
  'dt',
  'dd',
  'div',
  'span',
  'option',
  'nav',
  'header',
  'footer',
]);
const CHIP_LENGTH = 20;

/** The blocks of the page in order, coloured by the decision. */
export function pageView({ blocks }: Explanation): string {
  if (blocks.length === 0) return '<p class="hint">The page has no text.</p>';
  return blocks.map(blockView).join('\n');
}

function blockView(block: ExplainedBlock, index: number): string {
  const { tag = '', text, kept, share, score, hidden, data } = block;
  const classes = [
    'block',
    kept ? 'kept' : 'dropped',
    isDisputed(block) ? 'disputed' : '',
    hidden ? 'hidden-text' : '',
    data ? 'data' : '',
    shapeOf(block),
  ];
  const part = share > 0 && share < 1 ? `<span class="part">${Math.round(share * 100)} %</span>` : '';
  const strength = Math.round(Math.abs(score - 0.5) * 200);
  const label = `${kept ? 'kept' : 'dropped'}, score ${score.toFixed(2)}`;
  return `<div class="${classes.filter(Boolean).join(' ')}" data-block="${index}" data-tag="${escapeHtml(tag)}" style="--strength:${strength}%" tabindex="0" aria-label="Block ${index + 1}: ${label}">${part}${escapeHtml(text)}</div>`;
}

/** Members disagree, or the extractor itself was in two minds. */
function isDisputed({ votes, score, hidden }: ExplainedBlock): boolean {
  if (hidden) return false;
  const decisions = Object.values(votes);
  if (decisions.length > 1) return decisions.some(({ kept }) => kept !== decisions[0]!.kept);
  return score > 0.35 && score < 0.65;
}

function shapeOf({ tag = '', text, data }: ExplainedBlock): string {
  if (data) return '';
  if (/^h[1-6]$/.test(tag)) return `heading ${tag}`;
  if (tag === 'pre') return 'code';
  if (text.length <= CHIP_LENGTH && CHIP_TAGS.has(tag)) return 'chip';
  return tag === 'li' ? 'item' : '';
}
