import { describeExtractor } from '@pith/testkit';
import { describe, it } from 'vitest';
import { lsi } from '../src/index.ts';

describeExtractor(lsi, { describe, it });
