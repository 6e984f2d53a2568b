import type { Progress } from '@pith/evaluation';

/** Shows progress on standard error: one line that is rewritten in a terminal, one line for each system elsewhere. */
export function progressLine(): (progress: Progress) => void {
  const isTerminal = process.stderr.isTTY === true;
  return (progress) => {
    const isLast = progress.done === progress.total;
    if (isTerminal) process.stderr.write(`\r\u001b[K${describe(progress)}${isLast ? '\n' : ''}`);
    else if (isLast) process.stderr.write(`${describe(progress)}\n`);
  };
}

function describe({ system, done, total, errors, remainingMs }: Progress): string {
  const failed = errors > 0 ? `, ${errors} failed` : '';
  const remaining = done < total ? `, ${duration(remainingMs)} left` : '';
  return `${system}: ${done} of ${total} pages${failed}${remaining}`;
}

function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
