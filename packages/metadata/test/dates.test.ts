import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOrder } from '../src/dates/day-order.ts';
import { findDates, parseDate } from '../src/dates/find-dates.ts';

const days = (text: string, order: 'day-first' | 'month-first' = 'day-first'): string[] =>
  findDates(text, order).map(({ iso }) => iso);

describe('findDates', () => {
  it.each([
    ['2024-05-03'],
    ['2024/5/3'],
    ['2024. 05. 03.'],
    ['2024年5月3日'],
    ['2024년 5월 3일'],
    ['May 3, 2024'],
    ['May 3rd 2024'],
    ['Fri, May. 03, 2024'],
    ['3 May 2024'],
    ['3rd of May, 2024'],
    ['3. Mai 2024'],
    ['3 de mayo de 2024'],
    ['3 maggio 2024'],
    ['3 мая 2024'],
    ['3 maja 2024'],
    ['3 Mayıs 2024'],
    ['3 Μαΐου 2024'],
    ['2024 May 3'],
    ['03.05.2024'],
    ['03/05/24'],
  ])('reads %s', (text) => {
    expect(days(`Published ${text}, by us`)).toEqual(['2024-05-03']);
  });

  it('keeps time and zone in the form of ISO 8601', () => {
    expect(days('2024-05-03T10:20:30.123+0200')).toEqual(['2024-05-03T10:20:30+02:00']);
    expect(days('2024-05-03 10:20 UTC')).toEqual(['2024-05-03T10:20Z']);
    expect(days('2024-05-03T99:99')).toEqual(['2024-05-03']);
  });

  it('reads slashes by the order of the page, unless only one makes sense', () => {
    expect(days('03/05/2024', 'month-first')).toEqual(['2024-03-05']);
    expect(days('03/05/2024', 'day-first')).toEqual(['2024-05-03']);
    expect(days('25/12/2024', 'month-first')).toEqual(['2024-12-25']);
    expect(days('03.05.2024', 'month-first')).toEqual(['2024-05-03']);
  });

  it('gives all dates of a text in its order', () => {
    expect(days('Updated 4 May 2024, first published on 2023-01-02')).toEqual(['2024-05-04', '2023-01-02']);
  });

  it.each([
    '31 February 2024',
    '2024-13-01',
    '12:30',
    '1.2.3',
    'May 2024',
    '© 1985',
    'v2024.1',
    '192.168.10.11',
    'Room 12 of 2024',
  ])('finds none in %j', (text) => {
    expect(days(text)).toEqual([]);
  });

  it('finds every day it is given, in every form', () => {
    const anyDay = fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(anyDay, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, day] = iso.split('-') as [string, string, string];
        const name = date.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
        for (const text of [
          iso,
          `${year}/${month}/${day}`,
          `${name} ${Number(day)}, ${year}`,
          `${Number(day)} ${name} ${year}`,
          `${day}.${month}.${year}`,
        ]) {
          expect(days(text)).toEqual([iso]);
        }
      }),
    );
  });
});

describe('parseDate', () => {
  it.each([
    ['20240503', '2024-05-03'],
    ['2024-05', '2024-05'],
    ['1714731630', '2024-05-03T10:20:30Z'],
    ['1714731630123', '2024-05-03T10:20:30Z'],
    ['Fri, 03 May 2024 10:20:30 GMT', '2024-05-03'],
    ['yesterday', undefined],
    ['', undefined],
  ])('reads %j as %j', (value, iso) => {
    expect(parseDate(value, 'month-first')).toBe(iso);
  });

  it('gives ISO 8601 or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-/.:TZ+ May') }), (value) => {
        expect(parseDate(value, 'day-first') ?? '2024').toMatch(
          /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?)?)?)?$/,
        );
      }),
    );
  });
});

describe('dayOrder', () => {
  it.each([
    ['en-US', undefined, 'month-first'],
    ['en', 'example.com', 'month-first'],
    [undefined, undefined, 'month-first'],
    ['en', 'news.example.co.uk', 'day-first'],
    ['en-GB', 'example.com', 'day-first'],
    ['fr', 'example.com', 'day-first'],
  ] as const)('of %s at %s is %s', (language, hostname, order) => {
    expect(dayOrder(language, hostname)).toBe(order);
  });
});
