import { serveTuning } from '@pith/tune';
import { registry } from 'pith';

// A thread of `pith tune`.
serveTuning(registry);
