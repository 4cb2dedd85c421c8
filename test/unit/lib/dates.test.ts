import fc from 'fast-check';
import { dayInIndia } from '../../../shared/days.ts';
import { splitCalendarDate, formatDate, isTodayOrLater, addOneMonth } from '../../../src/lib/dates.ts';
import { formatDay, timeSince } from '../../../src/lib/moments.ts';
import { parseDays } from '../../../src/lib/parseDays.ts';

const singleDay = (day: string) => ({ start: day, end: day });

describe('parseDays', () => {
  it.each([
    '20 Nov 26',
    '20 Nov 2026',
    '20th November, 2026',
    '20Nov26',
    '20-Nov-2026',
    'Nov 20, 2026',
    'November 20, 2026 6:30 pm',
    '2026-11-20',
    '2026-11-20 18:30:00',
    '20/11/2026',
    '20.11.26',
    'Friday, 20 Nov 26 | 6:00 PM - 8:00 PM IST',
    '10 AM to 5 PM, 20 Nov 26',
    '20 Nov 26, 4-6 pm',
    '20 Nov 26 1800 hrs',
  ])('[D-15] reads %s', (text) => {
    expect(parseDays(text)).toEqual(singleDay('2026-11-20'));
  });

  it.each([
    ['20-22 Nov 26', '2026-11-20', '2026-11-22'],
    ['20 & 21 Nov 2026', '2026-11-20', '2026-11-21'],
    ['20, 21, 22 Nov 26', '2026-11-20', '2026-11-22'],
    ['Nov 20 – 22, 2026', '2026-11-20', '2026-11-22'],
    ['28 Nov – 2 Dec 2026', '2026-11-28', '2026-12-02'],
    ['1 Sept 26 to 3 Sept 26', '2026-09-01', '2026-09-03'],
    ['30 Dec - 2 Jan 27', '2026-12-30', '2027-01-02'],
    ['30 Dec 2026 - 2 Jan 2027', '2026-12-30', '2027-01-02'],
  ])('[D-15] reads the range %s', (text, start, end) => {
    expect(parseDays(text)).toEqual({ start, end });
  });

  it('[D-15] converts a time to its day in India', () => {
    expect(parseDays('2026-11-20T18:29:59Z')).toEqual(singleDay('2026-11-20'));
    expect(parseDays('2026-11-20T18:30:00.000Z')).toEqual(singleDay('2026-11-21'));
  });

  it.each(['', 'Coming soon', '31 Feb 26', '20 Nov', 'Nov 2026', '22-20 Nov 26', '20 Marathon 26', '20 Nov 26, Hall 3', '12345'])(
    '[D-15] returns null for %j',
    (text) => {
      expect(parseDays(text)).toBeNull();
    },
  );

  it('[D-15] parses every date that `formatDate` returns', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2001-01-01'), max: new Date('2098-12-31'), noInvalidDate: true }), (date) => {
        const day = dayInIndia(date);
        expect(parseDays(formatDate(day))).toEqual(singleDay(day));
        expect(parseDays(day)).toEqual(singleDay(day));
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseDays(text)));
  });
});

describe('isTodayOrLater', () => {
  const lateInIndia = new Date('2026-11-20T18:00:00Z');

  it('[EVT-06] is true for today until midnight in India', () => {
    expect(isTodayOrLater('20 Nov 26', lateInIndia)).toBe(true);
    expect(isTodayOrLater('20 Nov 26', new Date('2026-11-20T18:30:00Z'))).toBe(false);
    expect(isTodayOrLater('19 Nov 26', lateInIndia)).toBe(false);
  });

  it('[EVT-06] looks at the last day of a range, and is false for an unreadable date', () => {
    expect(isTodayOrLater('18-20 Nov 26', lateInIndia)).toBe(true);
    expect(isTodayOrLater('soon', lateInIndia)).toBe(false);
    expect(isTodayOrLater(null, lateInIndia)).toBe(false);
  });
});

describe('formatDate', () => {
  it('[FMT-01] writes the long form', () => {
    expect(formatDate('2026-11-20')).toBe('20 November 2026');
    expect(formatDate('28 Nov - 2 Dec 26')).toBe('28 November – 2 December 2026');
    expect(formatDate('20-22 Nov 26')).toBe('20–22 November 2026');
  });

  it('[EVT-01] returns nothing for a missing date, and unreadable text unchanged', () => {
    expect(formatDate('  ')).toBe('');
    expect(formatDate('To be announced')).toBe('To be announced');
  });
});

describe('addOneMonth', () => {
  it.each([
    ['2026-01-31', '2026-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2026-12-15', '2027-01-15'],
    ['2026-05-31', '2026-06-30'],
  ])('[D-50] turns %s into %s', (from, to) => {
    expect(addOneMonth(from)).toBe(to);
  });

  it('[POST-03] starts from the day in India', () => {
    expect(addOneMonth(new Date('2026-01-30T19:00:00Z'))).toBe('2026-02-28');
  });
});

describe('formatDay', () => {
  it.each([
    ['2026-12-26', '26 December 2026'],
    // In India it is the next day already.
    ['2026-11-20T21:00:00.000Z', '21 November 2026'],
    ['2026-02-31', '2026-02-31'],
    ['until filled', 'until filled'],
    [' ', 'Not specified'],
    [null, 'Not specified'],
  ])('[JOBS-05] [FMT-01] %j is %s', (text, expected) => {
    expect(formatDay(text)).toBe(expected);
  });
});

describe('timeSince', () => {
  const now = new Date('2026-11-21T00:00:00Z');

  it.each([
    ['2026-11-20T23:59:30Z', 'less than a minute'],
    ['2026-11-20T23:59:00Z', '1 minute'],
    ['2026-11-20T21:00:00Z', '3 hours'],
    ['2026-11-18T00:00:00Z', '3 days'],
    ['2026-11-07T00:00:00Z', '2 weeks'],
    ['2026-09-01T00:00:00Z', '2 months'],
    ['2024-11-01T00:00:00Z', '2 years'],
    ['2027-01-01T00:00:00Z', 'less than a minute'],
  ])('[JOBS-05] %s was %s ago', (then, text) => {
    expect(timeSince(then, now)).toBe(text);
  });

  it('[JOBS-05] shows nothing for a missing time', () => {
    expect(timeSince(null, now)).toBeNull();
    expect(timeSince('yesterday', now)).toBeNull();
  });
});

it('splits a date, or a range within one month, for a calendar tile', () => {
  expect(splitCalendarDate('20 Nov 26')).toEqual({ date: '20', month: 'Nov', year: '2026' });
  expect(splitCalendarDate('20-22 Nov 26')).toEqual({ date: '20–22', month: 'Nov', year: '2026' });
  expect(splitCalendarDate('30 Nov - 2 Dec 26')).toBeNull();
  expect(splitCalendarDate('soon')).toBeNull();
});
