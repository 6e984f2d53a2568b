import { expect, test } from 'vitest';
import { toFloorTable } from '../../src/gate/floor-table.ts';
import { checkFloors, parseFloors, updateFloors } from '../../src/gate/floors.ts';
import type { Evaluation } from '../../src/run/evaluation.ts';

const evaluated = (f1: Record<string, number | null>, hash = 'h1'): Evaluation => ({
  f1,
  dataset: { name: 'set', format: 'folder', hash, pages: 3, tokeniser: 'word' },
  date: '2026-01-02T00:00:00.000Z',
  systems: Object.entries(f1).map(([name, value]) => ({ name, f1: value }) as Evaluation['systems'][number]),
});
const floors = updateFloors([], evaluated({ a: 0.80006, b: 0.7 }));

test('floors are rounded down and sorted by name', () => {
  expect(floors).toEqual([{ name: 'set', hash: 'h1', pages: 3, f1: { a: 0.8, b: 0.7 }, lowered: [] }]);
});

test('below, at, above and new; a system without F1 has no floor', () => {
  const checks = checkFloors(floors, evaluated({ a: 0.7999, b: 0.70005, c: 0.9, d: null }));
  expect(checks.map(({ system, state }) => [system, state])).toEqual([
    ['a', 'below'],
    ['b', 'at'],
    ['c', 'new'],
  ]);
  expect(checkFloors(floors, evaluated({ b: 0.7002 }))[0]?.state).toBe('above');
});

test('raising needs no reason, and floors of other systems stay', () => {
  expect(updateFloors(floors, evaluated({ b: 0.75 }))[0]?.f1).toEqual({ a: 0.8, b: 0.75 });
});

test('lowering is refused without a reason and recorded with one', () => {
  expect(() => updateFloors(floors, evaluated({ a: 0.79 }))).toThrow(
    'lowering a floor needs a reason: a (0.8 to 0.79)',
  );
  expect(() => updateFloors(floors, evaluated({ a: 0.79 }), '  ')).toThrow('needs a reason');
  const [lowered] = updateFloors(floors, evaluated({ a: 0.79 }), 'gold was corrected');
  expect(lowered?.f1.a).toBe(0.79);
  expect(lowered?.lowered).toEqual([
    { date: '2026-01-02', system: 'a', from: 0.8, to: 0.79, reason: 'gold was corrected' },
  ]);
});

test('floors hold for one dataset only', () => {
  expect(checkFloors(floors, evaluated({ a: 0.1 }, 'h2'))[0]?.state).toBe('new');
  expect(updateFloors(floors, evaluated({ a: 0.1 }, 'h2'))).toHaveLength(2);
});

test('the table shows what moved, worst first', () => {
  const lines = toFloorTable(checkFloors(floors, evaluated({ c: 0.5, b: 0.72, a: 0.79 }))).split('\n');
  expect(lines[1]).toMatch(/^a +0\.7900 +0\.8000 +−0\.0100 +BELOW its floor$/);
  expect(lines[2]).toMatch(/^b +0\.7200 +0\.7000 +\+0\.0200 +better$/);
  expect(lines[3]).toMatch(/^c +0\.5000 +– +no floor yet$/);
});

test('a file of something else is refused', () => {
  expect(parseFloors(JSON.stringify(floors), 'floors.json')).toEqual(floors);
  expect(() => parseFloors('{}', 'floors.json')).toThrow('floors.json: expected a list of floors');
});
