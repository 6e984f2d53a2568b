import { cectdDs, cectdS, cetdDs } from '@pith/cetd';
import { createRegistry, keepAll, type Registry } from '@pith/core';

/** The built-in extractors by name. A family name stands for the variant that measures best. */
export const registry: Registry = createRegistry([keepAll, cetdDs, cectdS, cectdDs], { cetd: 'cectd-ds' });
