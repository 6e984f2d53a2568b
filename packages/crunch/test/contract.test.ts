import { describeExtractor } from '@pith/testkit';
import { describe, it } from 'vitest';
import { crunch } from '../src/index.ts';

describeExtractor(crunch, { describe, it });
