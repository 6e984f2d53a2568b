import { describeExtractor } from '@pith/testkit';
import { describe, it } from 'vitest';
import { accb, ccb, tccb } from '../src/index.ts';

describeExtractor(accb, { describe, it });
describeExtractor(ccb, { describe, it });
describeExtractor(tccb, { describe, it });
