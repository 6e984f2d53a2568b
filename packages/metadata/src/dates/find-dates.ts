import { monthNumber } from './months.ts';

/** A date in a text. */
export interface FoundDate {
  /** ISO 8601. */
  readonly iso: string;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
}

/** How 03/04/2024 is to be read. */
export type DayOrder = 'day-first' | 'month-first';

type Reader = (groups: Readonly<Record<string, string | undefined>>, order: DayOrder) => string | undefined;

const TIME = String.raw`(?<time>[T ] ?\d{2}:\d{2}(?::\d{2})?)(?:[.,]\d{1,9})? ?(?<zone>Z|UTC|GMT|[+-]\d{2}:?\d{2})?`;
// Plain ranges, not \p{L}: engines compile those classes again and again, at many times the cost of the search.
const WORD = String.raw`(?<month>[A-Za-z\u00c0-\u1fff]{3,12})\.?`;

/** The forms of a date, the clearest first. Each pattern has bounded repetitions only, so that searching is linear. */
const FORMS: readonly (readonly [pattern: RegExp, read: Reader])[] = [
  [new RegExp(String.raw`(?<!\d)(?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2})(?!\d)(?:${TIME})?`, 'g'), numeric],
  [
    new RegExp(String.raw`(?<![\d/.])(?<y>\d{4})(?<s>[/.]) ?(?<m>\d{1,2})\k<s> ?(?<d>\d{1,2})(?!\d)(?:${TIME})?`, 'g'),
    numeric,
  ],
  [new RegExp(String.raw`(?<!\d)(?<y>\d{4}),? ${WORD} (?<d>\d{1,2})(?!\d)`, 'g'), named],
  [/(?<y>\d{4}) ?[年년] ?(?<m>\d{1,2}) ?[月월] ?(?<d>\d{1,2}) ?[日일]/g, numeric],
  [new RegExp(String.raw`(?<![A-Za-z\d])${WORD} ?(?<d>\d{1,2})(?:st|nd|rd|th)?,? ?['’]?(?<y>\d{4})(?!\d)`, 'g'), named],
  [
    new RegExp(
      String.raw`(?<![\d:/])(?<d>\d{1,2})(?:\.|st|nd|rd|th|er|º|ª)?[ -]{0,2}(?:de |of )?${WORD},?[ -]?(?:de |del )?(?<y>\d{4})(?!\d)`,
      'g',
    ),
    named,
  ],
  [/(?<![\d/.-])(?<a>\d{1,2})(?<s>[/.-]) ?(?<b>\d{1,2})\k<s> ?(?<y>\d{4}|\d{2})(?![\d/])/g, ambiguous],
];

/** What every form has; most texts do not, and are not searched. */
const YEAR = /(?:19|20)\d{2}|\d[/.-] ?\d{2}(?!\d)/;

/** All dates in a text, in its order; years from 1990 on. Overlapping finds of a less clear form do not count. */
export function findDates(text: string, order: DayOrder): FoundDate[] {
  const found: FoundDate[] = [];
  if (!YEAR.test(text)) return found;
  for (const [pattern, read] of FORMS) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const iso = read(match.groups!, order);
      const start = match.index;
      const end = start + match[0].length;
      if (iso !== undefined && !found.some((other) => start < other.end && other.start < end))
        found.push({ iso, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:T|$)/;
const EPOCH = /^1\d{9}(?:\d{3})?$/;
const MONTH_ONLY = /^(\d{4})-(\d{2})$/;

/** A machine-readable date, such as an attribute's, as ISO 8601. Also reads compact days, months and seconds or milliseconds since 1970. */
export function parseDate(value: string, order: DayOrder): string | undefined {
  const text = value.slice(0, 100);
  const compact = COMPACT.exec(text);
  if (compact) return toDay(compact[1], compact[2], compact[3]);
  if (EPOCH.test(text)) return new Date(Number(text.padEnd(13, '0'))).toISOString().slice(0, 19).concat('Z');
  const month = MONTH_ONLY.exec(text);
  if (month) return toDay(month[1], month[2], '1')?.slice(0, 7);
  return findDates(text, order)[0]?.iso;
}

function numeric({ y, m, d, time, zone }: Parameters<Reader>[0]): string | undefined {
  const day = toDay(y, m, d);
  if (day === undefined || time === undefined || !/[01]\d:|2[0-3]:/.test(time)) return day;
  return `${day}T${time.replace(/^[T ]+/, '')}${zone === undefined ? '' : toZone(zone)}`;
}

function toZone(zone: string): string {
  if (!/\d/.test(zone)) return 'Z';
  return zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`;
}

function named({ y, month, d }: Parameters<Reader>[0]): string | undefined {
  return toDay(y, String(monthNumber(month!)), d);
}

function ambiguous({ a, b, s, y }: Parameters<Reader>[0], order: DayOrder): string | undefined {
  const year = y!.length === 2 ? `20${y}` : y;
  // Only slashes are ever read as month first; dots and hyphens are used where the day comes first.
  const monthFirst = (s === '/' || s === '-') && order === 'month-first';
  return (monthFirst ? toDay(year, a, b) : undefined) ?? toDay(year, b, a) ?? toDay(year, a, b);
}

/** A day that exists, as ISO 8601. */
function toDay(y: string | undefined, m: string | undefined, d: string | undefined): string | undefined {
  const [year, month, day] = [Number(y), Number(m), Number(d)];
  if (!(year >= 1990 && year <= 2100 && month >= 1 && month <= 12 && day >= 1)) return undefined;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day > last ? undefined : `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
