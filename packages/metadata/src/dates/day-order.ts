import type { DayOrder } from './find-dates.ts';

/** Where English is written and the day still comes first. */
const DAY_FIRST_REGIONS = /^(?:gb|uk|au|nz|ie|in|za|sg|ng|ke|my|hk)$/i;

/** How a page writes 03/04/2024: the month comes first in American English only, as far as language and host tell. */
export function dayOrder(language: string | undefined, hostname: string | undefined): DayOrder {
  const [code = 'en', region = hostname?.split('.').at(-1) ?? ''] = language?.split('-') ?? [];
  return code === 'en' && !DAY_FIRST_REGIONS.test(region) ? 'month-first' : 'day-first';
}
