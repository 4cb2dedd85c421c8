import fc from 'fast-check';
import { addDays, dayInIndia, dayOf, hourInIndia, parseIsoDay, monthsBefore, partsOf, timeInIndia } from '../../../shared/days.ts';

const moments = fc.date({ min: new Date('1950-01-01'), max: new Date('2150-12-31'), noInvalidDate: true });

it('[D-15] a day in India begins at 18:30 UTC', () => {
  expect(dayInIndia(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
  expect(dayInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
});

it('[D-15] hours and times are those in India', () => {
  const date = new Date('2026-11-20T18:35:00Z');
  expect([hourInIndia(date), timeInIndia(date)]).toEqual([0, '00:05']);
  expect(timeInIndia(new Date('2026-11-20T13:01:59.999Z'))).toBe('18:31');
});

it.each([
  [' 2026-11-20 ', '2026-11-20'],
  ['2026-11-20T18:30:00.000Z', '2026-11-21'],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['x2026-11-20', null],
  ['soon', null],
  ['', null],
  ['9999-12-31T18:29:00Z', '9999-12-31'],
  ['9999-12-31T18:30:00Z', null],
  ['+275760-09-13T00:00:00.000Z', null],
  ['-271821-04-20T00:00:00Z', null],
])('[D-15] the day of %j, as a backend writes it, is %j', (text, day) => {
  expect(parseIsoDay(text)).toBe(day);
});

it('goes back by months to the same date, or to the last day of a shorter month', () => {
  expect(monthsBefore('2026-11-20', 6)).toBe('2026-05-20');
  expect(monthsBefore('2026-03-31', 1)).toBe('2026-02-28');
  expect(monthsBefore('2026-01-15', 1)).toBe('2025-12-15');
  expect(monthsBefore('2026-01-31', 14)).toBe('2024-11-30');
});

it('[D-15] agrees with the time zone database', () => {
  const reference = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit', day: '2-digit' });
  fc.assert(fc.property(moments, (date) => expect(dayInIndia(date)).toBe(reference.format(date))));
});

it('splits a day and joins it again, and refuses a day that does not exist', () => {
  fc.assert(
    fc.property(moments, (instant) => {
      const day = dayInIndia(instant);
      const { year, month, date } = partsOf(day);
      expect(dayOf(year, month, date)).toBe(day);
    }),
  );
  expect(dayOf(2025, 2, 29)).toBeNull();
  expect(dayOf(2028, 2, 29)).toBe('2028-02-29');
});

it('adds days across the ends of months and years, and subtracts them again', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  fc.assert(
    fc.property(moments, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
      const day = dayInIndia(date);
      expect(addDays(addDays(day, days), -days)).toBe(day);
    }),
  );
});
