import type { Progress } from '@pith/evaluation';
import { duration, StatusLine } from '../status-line.ts';

/** Shows progress on standard error: one line that is rewritten in a terminal, one line for each system elsewhere. */
export function progressLine(): (progress: Progress) => void {
  const line = new StatusLine(Number.POSITIVE_INFINITY);
  return (progress) => {
    if (progress.done === progress.total) line.end(describe(progress));
    else line.show(() => describe(progress));
  };
}

function describe({ system, done, total, errors, remainingMs }: Progress): string {
  const failed = errors > 0 ? `, ${errors} failed` : '';
  const remaining = done < total ? `, ${duration(remainingMs)} left` : '';
  return `${system}: ${done} of ${total} pages${failed}${remaining}`;
}
