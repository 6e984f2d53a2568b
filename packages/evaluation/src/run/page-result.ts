import type { PageScores } from '../metrics/score-page.ts';

/** What is known of one page after one system has been scored on it. */
export interface PageResult extends PageScores {
  readonly id: string;
  readonly group: string;
  readonly kind?: string;
  readonly language?: string;
  readonly ms: number;
  /** Why there is no extract; the page is scored as an empty one. */
  readonly error?: string;
}
