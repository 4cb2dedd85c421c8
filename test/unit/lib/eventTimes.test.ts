import { parseEventTimes, formatHours, withOffset } from '../../../src/lib/eventTimes.ts';

const timed = (start: string, end: string) => ({ allDay: false, start: `${start}:00`, end: `${end}:00` });

it.each([
  ['26 Nov 26, 6:30 PM to 8:00 PM', timed('2026-11-26T18:30', '2026-11-26T20:00')],
  ['26 Nov 2026, 6.30 p.m. - 8 p.m.', timed('2026-11-26T18:30', '2026-11-26T20:00')],
  ['26 Nov 26, 6-8 pm', timed('2026-11-26T18:00', '2026-11-26T20:00')],
  ['26 Nov 26, 11 to 1 pm', timed('2026-11-26T11:00', '2026-11-26T13:00')],
  ['26 Nov 26, 18:30-20:00', timed('2026-11-26T18:30', '2026-11-26T20:00')],
  ['26 Nov 26, 1830 hrs', timed('2026-11-26T18:30', '2026-11-26T19:30')],
  ['26 Nov 26, 9 am to 12 noon', timed('2026-11-26T09:00', '2026-11-26T12:00')],
  ['26 Nov 26 at 7 PM', timed('2026-11-26T19:00', '2026-11-26T20:00')],
  ['26 Nov 26, 6 PM to midnight', timed('2026-11-26T18:00', '2026-11-27T00:00')],
  ['26 Nov 26, 6 to 12 midnight', timed('2026-11-26T18:00', '2026-11-27T00:00')],
  ['26 Nov 26, 6:30 to midnight', timed('2026-11-26T18:30', '2026-11-27T00:00')],
  ['26 Nov 26, 9 - 12:00 noon', timed('2026-11-26T09:00', '2026-11-26T12:00')],
  ['26 Nov 26, 10 to 1 am', timed('2026-11-26T22:00', '2026-11-27T01:00')],
  ['26 Nov 26, noon to 2 pm', timed('2026-11-26T12:00', '2026-11-26T14:00')],
  ['31 Dec 26, 10 pm to 1 am', timed('2026-12-31T22:00', '2027-01-01T01:00')],
  ['26 Nov 26 to 27 Nov 26, 9:00 AM to 5:30 PM', timed('2026-11-26T09:00', '2026-11-27T17:30')],
  ['2026-11-26T18:30', timed('2026-11-26T18:30', '2026-11-26T19:30')],
  ['2026-11-26T20:00:00Z', timed('2026-11-27T01:30', '2026-11-27T02:30')],
])('[EVT-08] reads day and hours of %s', (text, expected) => {
  expect(parseEventTimes(text)).toEqual(expected);
});

it.each([
  ['26 Nov 26', '2026-11-26', '2026-11-27'],
  ['20-22 Nov 26', '2026-11-20', '2026-11-23'],
  ['26 Nov 26, evening', '2026-11-26', '2026-11-27'],
  ['2026-11-26T00:00:00', '2026-11-26', '2026-11-27'],
  ['2026-11-25T18:30:00Z', '2026-11-26', '2026-11-27'],
  ['26 Nov 26, 25:10', '2026-11-26', '2026-11-27'],
  ['26 Nov 26, 13 pm to 99 pm', '2026-11-26', '2026-11-27'],
])('[EVT-08] treats %s as all day', (text, start, end) => {
  expect(parseEventTimes(text)).toEqual({ allDay: true, start, end });
});

it('[EVT-08] returns nothing for text without a day', () => {
  expect(parseEventTimes('soon, 6 pm')).toBeNull();
  expect(parseEventTimes('')).toBeNull();
});

it.each([
  ['26 Nov 26, 6:30 PM to 8:00 PM', '6:30 PM to 8:00 PM'],
  ['26 Nov 26 to 27 Nov 26, 9 am', '9 am'],
  ['26 Nov 26, 6-8 pm', '6-8 pm'],
  ['26 Nov 26, 18:30', '18:30'],
  ['26 Nov 26, noon to 2 PM', 'noon to 2 PM'],
  ['26 Nov 26 6:30 PM to 8 PM', '6:30 PM to 8:00 PM'],
  ['26 Nov 26, 1830 hrs', '6:30 PM'],
  ['26/11/2026 09:05', '9:05 AM'],
  ['2026-11-26T12:00:00', '12:00 PM'],
  ['2026-11-26T13:00:00Z', '6:30 PM'],
  ['2026-11-26T00:00:00', ''],
  ['26 Nov 26', ''],
  ['20 Nov 26 - 22 Nov 26', ''],
  ['soon', ''],
])('[EVT-01] separates the hours of "%s" from its day', (text, hours) => {
  expect(formatHours(text)).toBe(hours);
});

it('[EVT-08] writes a time with the offset of India, a day unchanged', () => {
  expect(withOffset('2026-11-26T18:30:00')).toBe('2026-11-26T18:30:00+05:30');
  expect(withOffset('2026-11-26')).toBe('2026-11-26');
});
