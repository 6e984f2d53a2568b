import { describeExtractor } from '@pith/testkit';
import { describe, it } from 'vitest';
import { sw } from '../src/index.ts';

describeExtractor(sw, { describe, it });
