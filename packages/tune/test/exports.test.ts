import { expect, it } from 'vitest';
import * as tune from '../src/index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(tune).sort()).toEqual(['METRICS', 'overfittingNote', 'renderTuneReport', 'serveTuning', 'tune']);
});
