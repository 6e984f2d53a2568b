import { OptionError, PithError } from './errors.ts';
import { type Extraction, SpanWriter } from './extraction.ts';
import { maskUnseen } from './marks.ts';
import type { Page } from './page.ts';

/** Decides one elementary interval from what each member says there. */
type Decide = (kept: Uint8Array, score: Float64Array) => { readonly kept: boolean; readonly score: number };

/** Sweeps over the bounds of all members at once: linear in their spans, exact to the character. */
function sweep(members: readonly Extraction[], decide: Decide): Extraction {
  const [first] = members;
  if (first === undefined) throw new OptionError('option-invalid', 'a combination needs at least one extraction');
  for (const { page } of members) assertSamePage(first.page, page);
  const { page } = first;
  const n = members.length;
  const position = new Int32Array(n);
  const kept = new Uint8Array(n);
  const score = new Float64Array(n);
  const spans = new SpanWriter();
  while (spans.at < page.text.length) {
    let end = page.text.length;
    for (let m = 0; m < n; m++) {
      const member = members[m]!;
      while (member.bounds[position[m]! + 1]! <= spans.at) position[m] = position[m]! + 1;
      const at = position[m]!;
      kept[m] = member.kept[at]!;
      score[m] = member.score[at]!;
      end = Math.min(end, member.bounds[at + 1]!);
    }
    const decision = decide(kept, score);
    spans.write(end, decision.kept ? 1 : 0, decision.score);
  }
  return { page, ...spans.finish(), signals: [], notes: [] };
}

function assertSamePage(a: Page, b: Page): void {
  if (a !== b)
    throw new PithError(
      'page-mismatch',
      'extractions of different pages cannot be combined; parse the page once and share it',
    );
}

/** Keeps what any member keeps; the larger score. */
export function union(...members: readonly Extraction[]): Extraction {
  return sweep(members, (kept, score) => ({ kept: kept.includes(1), score: Math.max(...score) }));
}

/** Keeps what all members keep; the smaller score. */
export function intersection(...members: readonly Extraction[]): Extraction {
  return sweep(members, (kept, score) => ({ kept: !kept.includes(0), score: Math.min(...score) }));
}

/** Keeps what the first keeps and the second does not. */
export function difference(from: Extraction, without: Extraction): Extraction {
  return sweep([from, without], (kept, score) => ({
    kept: kept[0] === 1 && kept[1] === 0,
    score: Math.min(score[0]!, 1 - score[1]!),
  }));
}

/** Keeps what was dropped and drops what was kept; text a reader cannot see stays dropped. */
export function invert(extraction: Extraction): Extraction {
  const inverted = sweep([extraction], (kept, score) => ({ kept: kept[0] === 0, score: 1 - score[0]! }));
  return maskUnseen(inverted, false);
}

/**
 * Keeps what members of at least `quorum` total weight keep (weights are 1 unless given).
 *
 * The score is the weighted share of votes, bent so that it is 0.5 at the quorum.
 */
export function votes(members: readonly Extraction[], quorum: number, weights?: readonly number[]): Extraction {
  const weight = weights ?? members.map(() => 1);
  if (!(quorum > 0) || weight.length !== members.length || weight.some((w) => !(w >= 0))) {
    throw new OptionError(
      'option-invalid',
      'votes: needs a quorum above 0, and for each member a weight of at least 0',
    );
  }
  const total = weight.reduce((sum, w) => sum + w, 0);
  return sweep(members, (kept) => {
    let sum = 0;
    for (let m = 0; m < kept.length; m++) sum += kept[m]! * weight[m]!;
    return { kept: sum >= quorum - 1e-9, score: voteScore(sum, quorum, total) };
  });
}

/** Maps a vote sum to [0, 1]: linear from 0 up to 0.5 at the quorum, and on to 1 when all agree; just below it when short. */
function voteScore(sum: number, quorum: number, total: number): number {
  if (sum >= quorum - 1e-9) return total > quorum ? 0.5 + (0.5 * Math.max(sum - quorum, 0)) / (total - quorum) : 1;
  return (0.5 * sum) / quorum;
}
