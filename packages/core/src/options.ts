import { OptionError } from './errors.ts';

interface OptionBase<V> {
  readonly default: V;
  /** Where the default comes from: a paper's section, a named source, or `measured: npm run gate`. */
  readonly from: string;
  /** One plain sentence for help texts. */
  readonly about: string;
}

/** A real number in a closed range. */
export interface NumberOption extends OptionBase<number> {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  /** How a slider or a search should step. */
  readonly scale: 'linear' | 'log';
}

/** A real number in a closed range, or `'off'`. */
export interface SwitchableOption extends OptionBase<number | 'off'> {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly scale: 'linear' | 'log';
  readonly off: true;
}

/** A whole number in a closed range. */
export interface IntegerOption extends OptionBase<number> {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
}

/** Yes or no. */
export interface BooleanOption extends OptionBase<boolean> {
  readonly kind: 'boolean';
}

/** One of a few words. */
export interface ChoiceOption<C extends string = string> extends OptionBase<C> {
  readonly kind: 'choice';
  readonly choices: readonly C[];
}

/** A list of numbers of fixed length, each in the same closed range. */
export interface NumbersOption extends OptionBase<readonly number[]> {
  readonly kind: 'numbers';
  readonly length: number;
  readonly min: number;
  readonly max: number;
}

/** Any option declaration. */
export type OptionSpec = NumberOption | SwitchableOption | IntegerOption | BooleanOption | ChoiceOption | NumbersOption;

/** An extractor's options by name. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** The value type of one declaration. */
export type OptionValue<O> = O extends OptionBase<infer V> ? V : never;

/** The values of a set of declarations. */
export type OptionValues<S> = { readonly [K in keyof S]: OptionValue<S[K]> };

type Given<O> = Omit<O, 'kind' | 'scale'> & { readonly scale?: 'linear' | 'log' };

/** Declares a real number; with `off: true` it may also be `'off'`. */
export function number(spec: Given<SwitchableOption>): SwitchableOption;
export function number(spec: Given<NumberOption>): NumberOption;
export function number(spec: Given<NumberOption> | Given<SwitchableOption>): NumberOption | SwitchableOption {
  return { kind: 'number', scale: 'linear', ...spec } as NumberOption | SwitchableOption;
}

/** Declares a whole number. */
export function integer(spec: Omit<IntegerOption, 'kind'>): IntegerOption {
  return { kind: 'integer', ...spec };
}

/** Declares a yes-or-no option. */
export function boolean(spec: Omit<BooleanOption, 'kind'>): BooleanOption {
  return { kind: 'boolean', ...spec };
}

/** Declares a choice among words. */
export function choice<const C extends string>(spec: Omit<ChoiceOption<C>, 'kind'>): ChoiceOption<C> {
  return { kind: 'choice', ...spec };
}

/** Declares a list of numbers of fixed length. */
export function numbers(spec: Omit<NumbersOption, 'kind'>): NumbersOption {
  return { kind: 'numbers', ...spec };
}

/** What a value of the option looks like, in words: `an integer from 2 to 8`. */
export function describeRange(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'boolean':
      return 'true or false';
    case 'choice':
      return `one of ${spec.choices.join(', ')}`;
    case 'numbers':
      return `${spec.length} numbers from ${spec.min} to ${spec.max}`;
    case 'integer':
      return `an integer from ${spec.min} to ${spec.max}`;
    case 'number':
      return `a number from ${spec.min} to ${spec.max}${'off' in spec ? ' or "off"' : ''}`;
  }
}

function isValid(spec: OptionSpec, value: unknown): boolean {
  const inRange = (v: unknown, { min, max }: { min: number; max: number }): boolean =>
    typeof v === 'number' && v >= min && v <= max;
  switch (spec.kind) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'choice':
      return spec.choices.includes(value as string);
    case 'numbers':
      return Array.isArray(value) && value.length === spec.length && value.every((v) => inRange(v, spec));
    case 'integer':
      return Number.isInteger(value) && inRange(value, spec);
    case 'number':
      return inRange(value, spec) || ('off' in spec && value === 'off');
  }
}

/** Checks given values against the declarations and fills in the defaults; the result is frozen. */
export function resolveOptions<S extends OptionSpecs>(
  owner: string,
  specs: S,
  given: Readonly<Record<string, unknown>>,
): OptionValues<S> {
  for (const [name, value] of Object.entries(given)) {
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (spec === undefined) {
      const known = Object.keys(specs).join(', ') || 'none';
      throw new OptionError('option-unknown', `${owner}: unknown option "${name}"; it has: ${known}`);
    }
    if (value !== undefined && !isValid(spec, value)) {
      const list = Array.isArray(value) ? `[${value.join(', ')}]` : String(value);
      const shown = typeof value === 'string' ? `"${value}"` : list;
      throw new OptionError(
        'option-invalid',
        `${owner}: option "${name}" must be ${describeRange(spec)}, got ${shown}`,
      );
    }
  }
  const values = Object.entries(specs).map(([name, spec]) => {
    const value = given[name] ?? spec.default;
    return [name, Array.isArray(value) ? Object.freeze([...value]) : value] as const;
  });
  return Object.freeze(Object.fromEntries(values)) as OptionValues<S>;
}
