import { batchDays } from '../../../../src/features/training/batchDays.ts';

it.each([
  ['December 2026', '19, 20, 26 and 27', ['2026-12-19', '2026-12-20', '2026-12-26', '2026-12-27']],
  ['February 2027', '27, 28 Feb, 6 and 7 Mar', ['2027-02-27', '2027-02-28', '2027-03-06', '2027-03-07']],
  ['Dec 2026', '26th, 27th December, 2nd & 3rd January', ['2026-12-26', '2026-12-27', '2027-01-02', '2027-01-03']],
  ['March 2027', 'Sat 6 and Sun 7', ['2027-03-06', '2027-03-07']],
  ['March 2027', 'Saturday 6 & Sunday 7', ['2027-03-06', '2027-03-07']],
  ['April 2027', '3', ['2027-04-03']],
])('[CERT-03] [CERT-09] reads the days of %s: %s', (month, dates, days) => {
  expect(batchDays(month, dates)).toEqual(days);
});

it.each([
  ['soon', '1 and 2'],
  ['February 2027', 'to be announced'],
  ['February 2027', '29 and 30'],
  ['February 2027', '27, 28, 6 and 7'],
  ['February 2027', '12, 13 Feb 2027'],
  ['April 2027', '3 and 4 (may change)'],
  ['April 2027', '3 and 4 may change'],
  ['April 2027', '3 to 6'],
  ['April 2027', '3–6'],
  ['', ''],
])('[CERT-09] returns no days for uncertain input: %s, %s', (month, dates) => {
  expect(batchDays(month, dates)).toEqual([]);
});
