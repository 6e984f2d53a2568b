import { describeExtractor } from '@pith/testkit';
import { describe, it } from 'vitest';
import { bte } from '../src/index.ts';

describeExtractor(bte, { describe, it });
