export { fitIsotonic } from './calibrate/isotonic.ts';
export { fitPlatt, type Platt } from './calibrate/platt.ts';
export { expectedCalibrationError, type ReliabilityBin, reliability } from './calibrate/reliability.ts';
export { fitTemperature } from './calibrate/temperature.ts';
export { type BinnedFeatures, binFeatures } from './gbdt/bins.ts';
export { type Boosted, boostTrees, type TrainingSet } from './gbdt/boost.ts';
export { BOOST_OPTIONS, type BoostOptions } from './gbdt/options.ts';
