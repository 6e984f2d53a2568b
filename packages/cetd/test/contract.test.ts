import { describeExtractor } from '@pith/testkit';
import { describe, it } from 'vitest';
import { cectdDs, cectdS, cetdDs } from '../src/index.ts';

describeExtractor(cetdDs, { describe, it });
describeExtractor(cectdS, { describe, it });
describeExtractor(cectdDs, { describe, it });
