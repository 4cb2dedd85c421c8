import { nextBatchOf } from '../../../../src/features/training/nextBatch.ts';

const createBatch = (text: string, seats: number | null = null) => ({ text, seats, registerLink: null });

describe('[CERT-03] the next batch', () => {
  it('is the first that has not begun', () => {
    const months = [
      { month: 'November 2026', dates: [createBatch('7, 8, 14 and 15'), createBatch('21, 22, 28 and 29')] },
      { month: 'December 2026', dates: [createBatch('12, 13, 19 and 20', 7)] },
      { month: 'January 2027', dates: [createBatch('16 and 17')] },
    ];
    expect(nextBatchOf(months, '2026-11-21')).toEqual({
      text: '21, 22, 28 and 29 November 2026',
      startText: '21 November 2026',
      seats: null,
      additionalCount: 2,
    });
    expect(nextBatchOf(months, '2026-11-22')).toEqual({
      text: '12, 13, 19 and 20 December 2026',
      startText: '12 December 2026',
      seats: 7,
      additionalCount: 1,
    });
    expect(nextBatchOf(months, '2027-01-18')).toBeNull();
  });

  it.each([
    ['February 2027', '27, 28 Feb, 6 and 7 Mar', '27 and 28 February, 6 and 7 March 2027'],
    ['December 2026', '26, 27 Dec, 2 and 3 Jan', '26 and 27 December 2026, 2 and 3 January 2027'],
    ['December 2026', '5', '5 December 2026'],
    ['December 2026', 'every Saturday', 'December 2026: every Saturday'],
    ['Early next year', 'on weekdays', 'Early next year: on weekdays'],
  ])('in %s with the dates %s is shown as %s', (month, text, expected) => {
    expect(nextBatchOf([{ month, dates: [createBatch(text)] }], '2026-11-24')?.text).toBe(expected);
  });

  it('is a month without dates until the month is over', () => {
    const months = [{ month: 'December 2026', dates: [] }];
    expect(nextBatchOf(months, '2026-12-31')?.text).toBe('December 2026');
    expect(nextBatchOf(months, '2027-01-01')).toBeNull();
  });

  it('is null without any batch', () => expect(nextBatchOf([], '2026-11-24')).toBeNull());
});
