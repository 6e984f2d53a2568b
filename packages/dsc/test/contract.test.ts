import { describeExtractor } from '@pith/testkit';
import { describe, it } from 'vitest';
import { adsc, dsc } from '../src/index.ts';

describeExtractor(adsc, { describe, it });
describeExtractor(dsc, { describe, it });
