import { describeExtractor } from '@pith/testkit';
import { describe, it } from 'vitest';
import { ceprEtpr, ceprSetpr, ceprTpr } from '../src/index.ts';

describeExtractor(ceprTpr, { describe, it });
describeExtractor(ceprEtpr, { describe, it });
describeExtractor(ceprSetpr, { describe, it });
