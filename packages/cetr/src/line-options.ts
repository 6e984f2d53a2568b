import { choice, integer, number, type OptionValues, type SwitchableOption } from '@pith/core';

/** Options that all variants share, beside `sigmaCap`: what a line is, and how ratios are smoothed. */
export const LINE_OPTIONS = {
  lines: choice({
    choices: ['block', 'source'],
    default: 'block',
    from: 'measured: npm run gate',
    about: 'What a line is: a block of the page, or a line of its source (needs a page parsed with source positions).',
  }),
  rebreak: choice({
    choices: ['single', 'auto', 'always'],
    default: 'auto',
    from: 'measured: npm run gate',
    about:
      'Source lines that are broken up: those of a page on a single line, of minified pages too (mean above 400 characters), or all.',
  }),
  rebreakWidth: integer({
    default: 65,
    min: 20,
    max: 500,
    from: 'paper, on pages of a single line',
    about: 'Characters after which a source line is broken up.',
  }),
  fixedSigma: number({
    default: 'off',
    min: 0.5,
    max: 20,
    off: true,
    from: 'paper, Eq. 1',
    about: 'Width of the smoothing, in lines; off takes the standard deviation of the ratios.',
  }),
};

/** Declares `sigmaCap`, whose best value differs by variant. */
export function sigmaCap(value: number): SwitchableOption {
  return number({
    default: value,
    min: 1,
    max: 100,
    off: true,
    from: 'measured: npm run gate',
    about: 'Largest width of the smoothing, in lines.',
  });
}

/** Values of the options that all variants share. */
export type LineOptions = OptionValues<typeof LINE_OPTIONS>;

/** The paper works on the source as it is written. */
export const PAPER_LINES = { lines: 'source', rebreak: 'single', sigmaCap: 'off' } as const;

/** Source lines need source positions, blocks do not. */
export const needsSource = ({ lines }: LineOptions): 'source' | undefined =>
  lines === 'source' ? 'source' : undefined;
