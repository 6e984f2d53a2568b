import { describeExtractor } from '@pith/testkit';
import { describe, it } from 'vitest';
import { templateMethod } from '../src/index.ts';

describeExtractor(templateMethod, { describe, it });
