import { keepAll } from '@pith/core';
import { describeExtractor } from '@pith/testkit';
import { describe, it } from 'vitest';
import { parallel, serial, vote } from '../src/index.ts';
import { byShape, longWords } from './members.ts';

describeExtractor(() => serial([byShape(), longWords(), byShape()]), { describe, it });
describeExtractor(() => parallel([byShape(), longWords()]), { describe, it });
describeExtractor(
  () =>
    vote([serial([byShape(), longWords()]), parallel([byShape({ rest: 1 }), longWords()]), keepAll()], {
      name: 'nested',
      weights: [1, 2, 0.5],
      unit: 'block',
    }),
  { describe, it },
);
