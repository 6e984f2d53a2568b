import { alignColumns } from '../output/align-columns.ts';
import { formatDifference } from '../output/format-number.ts';
import type { FloorCheck } from './floors.ts';

const STATES: Readonly<Record<FloorCheck['state'], string>> = {
  below: 'BELOW its floor',
  at: 'as before',
  above: 'better',
  new: 'no floor yet',
};

/** What moved against the floors, as a table for a terminal, the worst first. */
export function toFloorTable(checks: readonly FloorCheck[]): string {
  const moved = ({ f1, floor }: FloorCheck): number => (floor === undefined ? Infinity : f1 - floor);
  const rows = checks
    .toSorted((a, b) => moved(a) - moved(b))
    .map((check) => {
      const { system, f1, floor, state } = check;
      const difference = floor === undefined ? '' : formatDifference(f1 - floor, 4);
      return [system, f1.toFixed(4), floor?.toFixed(4) ?? '–', difference, STATES[state]];
    });
  return `${alignColumns([['system', 'F1', 'floor', 'moved', ''], ...rows]).join('\n')}\n`;
}
