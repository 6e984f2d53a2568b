import { InputError, PithError } from '@pith/core';
import type { Evaluation } from '../run/evaluation.ts';

/** The lowest F1 that each system may have on one dataset. */
export interface DatasetFloors {
  readonly name: string;
  /** The floors hold for exactly these files. */
  readonly hash: string;
  readonly pages: number;
  /** By system name. */
  readonly f1: Readonly<Record<string, number>>;
  /** Every time a floor was lowered, and why. */
  readonly lowered: readonly Lowered[];
}

/** A floor that was lowered. */
export interface Lowered {
  readonly date: string;
  readonly system: string;
  readonly from: number;
  readonly to: number;
  readonly reason: string;
}

/** How a system stands to its floor. */
export interface FloorCheck {
  readonly system: string;
  readonly f1: number;
  readonly floor?: number;
  readonly state: 'below' | 'at' | 'above' | 'new';
}

/** Reads the floors of all datasets; throws an InputError when the text is something else. */
export function parseFloors(json: string, where: string): DatasetFloors[] {
  const value: unknown = JSON.parse(json);
  const isFloors =
    Array.isArray(value) && value.every((entry) => typeof entry?.hash === 'string' && typeof entry?.f1 === 'object');
  if (!isFloors) throw new InputError('input-type', `${where}: expected a list of floors with "hash" and "f1"`);
  return value as DatasetFloors[];
}

/** Compares an evaluation with the floors of its dataset. Systems without a gold-based F1 are left out. */
export function checkFloors(all: readonly DatasetFloors[], evaluation: Evaluation): FloorCheck[] {
  const floors = floorsOf(all, evaluation)?.f1 ?? {};
  return evaluation.systems.flatMap(({ name, f1 }): FloorCheck[] => {
    if (f1 === null) return [];
    const floor = Object.hasOwn(floors, name) ? floors[name] : undefined;
    if (floor === undefined) return [{ system: name, f1, state: 'new' }];
    return [{ system: name, f1, floor, state: f1 < floor ? 'below' : floorAt(f1) > floor ? 'above' : 'at' }];
  });
}

/**
 * The floors after an evaluation: raised to what was reached, new systems added. Lowering one needs a reason, which is
 * recorded; without it a PithError says which floors would fall. Floors of systems that were not run stay.
 */
export function updateFloors(all: readonly DatasetFloors[], evaluation: Evaluation, reason?: string): DatasetFloors[] {
  const checks = checkFloors(all, evaluation);
  const below = checks.filter(({ state }) => state === 'below');
  if (below.length > 0 && !reason?.trim()) {
    const names = below.map(({ system, f1, floor }) => `${system} (${floor} to ${floorAt(f1)})`).join(', ');
    throw new PithError('floor-lowered', `lowering a floor needs a reason: ${names}`);
  }
  const { name, hash, pages } = evaluation.dataset;
  const old = floorsOf(all, evaluation);
  const date = evaluation.date.slice(0, 10);
  const lowered = below.map(({ system, f1, floor }) => ({
    date,
    system,
    from: floor as number,
    to: floorAt(f1),
    reason: reason as string,
  }));
  const f1 = { ...old?.f1, ...Object.fromEntries(checks.map((check) => [check.system, floorAt(check.f1)])) };
  const sorted = Object.fromEntries(Object.entries(f1).sort(([a], [b]) => (a < b ? -1 : 1)));
  const updated = { name, hash, pages, f1: sorted, lowered: [...(old?.lowered ?? []), ...lowered] };
  return [...all.filter((entry) => entry !== old), updated].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function floorsOf(all: readonly DatasetFloors[], { dataset }: Evaluation): DatasetFloors | undefined {
  return all.find(({ hash, pages }) => hash === dataset.hash && pages === dataset.pages);
}

/** Four digits, rounded down: a floor is never above what was reached. */
function floorAt(f1: number): number {
  return Math.floor(f1 * 10_000) / 10_000;
}
