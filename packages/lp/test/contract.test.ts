import { describeExtractor } from '@pith/testkit';
import { describe, it } from 'vitest';
import { lp } from '../src/index.ts';

describeExtractor(lp, { describe, it });
