import { describeExtractor } from '@pith/testkit';
import { describe, it } from 'vitest';
import { dtp } from '../src/index.ts';

describeExtractor(dtp, { describe, it });
