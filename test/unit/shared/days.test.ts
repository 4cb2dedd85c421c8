import fc from 'fast-check';
import { addDays, dayInIndia, dayOf, partsOf } from '../../../shared/days.ts';

const moments = fc.date({ min: new Date('1950-01-01'), max: new Date('2150-12-31'), noInvalidDate: true });

it('[D-15] counts days in India: the same moment is already the next day there', () => {
  expect(dayInIndia(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
  expect(dayInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
});

it('[D-15] agrees with the time zone database', () => {
  const reference = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit', day: '2-digit' });
  fc.assert(fc.property(moments, (moment) => expect(dayInIndia(moment)).toBe(reference.format(moment))));
});

it('splits a day and joins it again', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const day = dayInIndia(moment);
      const { year, month, date } = partsOf(day);
      expect(dayOf(year, month, date)).toBe(day);
    }),
  );
  expect(dayOf(2025, 2, 29)).toBeNull();
  expect(dayOf(2028, 2, 29)).toBe('2028-02-29');
});

it('crosses the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  fc.assert(
    fc.property(moments, fc.integer({ min: -4000, max: 4000 }), (moment, days) => {
      const day = dayInIndia(moment);
      expect(addDays(addDays(day, days), -days)).toBe(day);
    }),
  );
});
