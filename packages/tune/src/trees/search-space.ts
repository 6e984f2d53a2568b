import type { Definition, OptionSpec, OptionSpecs } from '@pith/core';

type Random = () => number;
/** A value of any option. */
type Value = number | string | boolean | readonly number[];

/** Numbers are drawn from this many steps of their range, so that the same settings come again and are found in the cache. */
const STEPS = 32;
const OFF_SHARE = 0.15;
/** How far a logarithmic scale reaches that starts at 0. */
const LOG_REACH = 1000;

/** What can be tuned of an extractor: its options, without choices that need the page's source. */
export function searchSpace(definition: Definition): OptionSpecs {
  const entries = Object.entries(definition.options).flatMap(([name, spec]): [string, OptionSpec][] => {
    if (spec.kind !== 'choice') return [[name, spec]];
    const choices = spec.choices.filter((value) => definition({ [name]: value }).needs === undefined);
    return choices.length > 1 ? [[name, { ...spec, choices }]] : [];
  });
  return Object.fromEntries(entries);
}

/** A value from anywhere in the option's range. */
export function drawOption(spec: OptionSpec, random: Random): Value {
  switch (spec.kind) {
    case 'boolean':
      return random() < 0.5;
    case 'choice':
      return pick(spec.choices, random);
    case 'numbers':
      return Array.from({ length: spec.length }, () => atPosition(spec, random()));
    case 'integer':
      return atPosition(spec, random());
    case 'number':
      return 'off' in spec && random() < OFF_SHARE ? 'off' : atPosition(spec, random());
  }
}

/** Another value near the given one: numbers move by a normally distributed share of their range (`spread` is its σ). */
export function nudgeOption(spec: OptionSpec, value: unknown, spread: number, random: Random): Value {
  switch (spec.kind) {
    case 'boolean':
      return !value;
    case 'choice':
      return pick(
        spec.choices.filter((choice) => choice !== value),
        random,
      );
    case 'numbers': {
      const moved = Math.floor(random() * spec.length);
      return (value as readonly number[]).map((each, i) => (i === moved ? move(spec, each, spread, random) : each));
    }
    case 'integer':
      return move(spec, value as number, spread, random);
    case 'number':
      if (value === 'off') return atPosition(spec, random());
      return 'off' in spec && random() < OFF_SHARE ? 'off' : move(spec, value as number, spread, random);
  }
}

type Range = { readonly kind: string; readonly min: number; readonly max: number; readonly scale?: 'linear' | 'log' };

/** The nearest other value at least that far away; at the border of the range the other way. */
function move(range: Range, value: number, spread: number, random: Random): number {
  const shift = spread * gaussian(random);
  const from = positionOf(range, value);
  for (const direction of shift < 0 ? [-1, 1] : [1, -1]) {
    for (let steps = Math.max(1, Math.round(Math.abs(shift) * STEPS)); steps <= STEPS; steps++) {
      const moved = atPosition(range, from + (direction * steps) / STEPS);
      if (moved !== value) return moved;
    }
  }
  return value;
}

/** The value at a share of the range, on the option's own scale and rounded to a step. */
function atPosition(range: Range, position: number): number {
  const { kind, min, max } = range;
  const share = Math.round(Math.min(Math.max(position, 0), 1) * STEPS) / STEPS;
  let value = min + (max - min) * share;
  if (isLog(range)) {
    value = min > 0 ? min * (max / min) ** share : min + ((max - min) * (LOG_REACH ** share - 1)) / (LOG_REACH - 1);
  }
  const rounded = kind === 'integer' ? Math.round(value) : Number(value.toPrecision(4));
  return Math.min(Math.max(rounded, min), max);
}

function positionOf(range: Range, value: number): number {
  const { min, max } = range;
  if (max === min) return 0;
  if (!isLog(range)) return (value - min) / (max - min);
  if (min > 0) return Math.log(value / min) / Math.log(max / min);
  return Math.log1p(((value - min) / (max - min)) * (LOG_REACH - 1)) / Math.log(LOG_REACH);
}

function isLog({ kind, min, max, scale }: Range): boolean {
  return scale === 'log' || (kind === 'integer' && min >= 1 && max / min > 100);
}

/** Nearly normal with σ 1, by plain arithmetic: the same in every engine. */
function gaussian(random: Random): number {
  return 2 * (random() + random() + random() - 1.5);
}

/** One of a list. */
export function pick<T>(items: readonly T[], random: Random): T {
  return items[Math.floor(random() * items.length)]!;
}
