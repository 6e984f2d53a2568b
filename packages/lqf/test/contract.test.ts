import { describeExtractor } from '@pith/testkit';
import { describe, it } from 'vitest';
import { lqf } from '../src/index.ts';

describeExtractor(lqf, { describe, it });
