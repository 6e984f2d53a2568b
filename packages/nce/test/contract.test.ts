import { describeExtractor } from '@pith/testkit';
import { describe, it } from 'vitest';
import { nce } from '../src/index.ts';

describeExtractor(nce, { describe, it });
