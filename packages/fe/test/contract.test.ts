import { describeExtractor } from '@pith/testkit';
import { describe, it } from 'vitest';
import { fe, kFe } from '../src/index.ts';

describeExtractor(fe, { describe, it });
describeExtractor(kFe, { describe, it });
