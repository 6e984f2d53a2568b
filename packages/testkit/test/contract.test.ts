import { keepAll } from '@pith/core';
import { describe, it } from 'vitest';
import { describeExtractor } from '../src/index.ts';

describeExtractor(keepAll, { describe, it });
