import { describeExtractor } from '@pith/testkit';
import { describe, it } from 'vitest';
import { cetr2d, cetrKm, cetrTm } from '../src/index.ts';

describeExtractor(cetrTm, { describe, it });
describeExtractor(cetrKm, { describe, it });
describeExtractor(cetr2d, { describe, it });
