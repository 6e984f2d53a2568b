import { integer, number, type OptionValues } from '@pith/core';

/** How boosting learns, declared once for checks, help texts and searches. */
export const BOOST_OPTIONS = {
  rounds: integer({
    default: 200,
    min: 1,
    max: 10000,
    from: 'a round number: tune it, or use validation rows',
    about: 'Trees per output.',
  }),
  depth: integer({
    default: 6,
    min: 1,
    max: 10,
    from: 'XGBoost max_depth',
    about: 'Splits from root to leaf at most.',
  }),
  learningRate: number({
    default: 0.1,
    min: 0.001,
    max: 1,
    scale: 'log',
    from: 'scikit-learn HistGradientBoosting learning_rate',
    about: 'Share of the correction that each tree applies.',
  }),
  minChildWeight: number({
    default: 1,
    min: 1e-6,
    max: 1e6,
    scale: 'log',
    from: 'XGBoost min_child_weight',
    about: 'Sum of second derivatives that each side of a split needs.',
  }),
  l2: number({ default: 1, min: 0, max: 1e6, from: 'XGBoost lambda', about: 'Pull of leaf values towards 0.' }),
  minGain: number({
    default: 1e-6,
    min: 0,
    max: 1e6,
    from: 'XGBoost kRtEps',
    about: 'What a split must gain; the default only keeps rounding errors from growing branches.',
  }),
  rowShare: number({
    default: 0.8,
    min: 0.01,
    max: 1,
    from: 'between 0.5 (Friedman, "Stochastic gradient boosting", 2002) and no sampling',
    about: 'Share of the rows that each round sees.',
  }),
  featureShare: number({
    default: 0.8,
    min: 0.01,
    max: 1,
    from: 'as rowShare',
    about: 'Share of the features that each tree sees.',
  }),
  patience: integer({
    default: 20,
    min: 1,
    max: 10000,
    from: 'twice scikit-learn HistGradientBoosting n_iter_no_change',
    about: 'Rounds without a better validation loss before stopping; counts only with validation rows.',
  }),
  seed: integer({ default: 1, min: 0, max: 2 ** 32 - 1, from: 'arbitrary', about: 'Start of the random sequence.' }),
};

/** Values of all boosting options. */
export type BoostOptions = OptionValues<typeof BOOST_OPTIONS>;
