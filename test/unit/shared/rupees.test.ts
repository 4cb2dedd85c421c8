import fc from 'fast-check';
import { readRupees, toRupeeDigits, findRupeesProblem } from '../../../shared/rupees.ts';
import { formatRupees } from '../../../src/lib/money.ts';

describe('[APPLY-02] [D-49] amounts as people write them', () => {
  it.each([
    ['1250000', 1_250_000],
    [' ₹12,50,000 ', 1_250_000],
    ['1,250,000', 1_250_000],
    ['Rs. 12,50,000/-', 1_250_000],
    ['12.5 lakh', 1_250_000],
    ['12.5 Lakhs per annum', 1_250_000],
    ['12.5L', 1_250_000],
    ['12.5 LPA', 1_250_000],
    ['12 lac p.a.', 1_200_000],
    ['1.2 crore', 12_000_000],
    ['1.1 lakh', 110_000],
    ['.5 cr', 5_000_000],
    ['80k', 80_000],
    ['80 thousand', 80_000],
    ['12  lakh\tper  annum', 1_200_000],
    ['INR 900000 a year', 900_000],
    ['900000 rupees', 900_000],
    ['１２５００００', 1_250_000],
    ['१२.५ lakh', 1_250_000],
    ['\u202a₹12,50,000\u202c', 1_250_000],
    ['12,50,000.00', 1_250_000],
    ['0', 0],
  ])('reads %j', (typed, rupees) => expect(readRupees(typed)).toEqual({ rupees }));

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['12.5', 'fraction'],
    ['0.000001 lakh', 'fraction'],
    ['12,5', 'unreadable'],
    ['12,5 lakh', 'unreadable'],
    ['12 to 15 lakh', 'unreadable'],
    ['10-12 lakh', 'unreadable'],
    ['12 lakh 50 thousand', 'unreadable'],
    ['1,2,345', 'unreadable'],
    ['12,345,6', 'unreadable'],
    ['12Rs50', 'unreadable'],
    ['12/-50', 'unreadable'],
    ['12 p.a.50', 'unreadable'],
    ['-5', 'unreadable'],
    ['1e6', 'unreadable'],
    ['$50,000', 'unreadable'],
    ['negotiable', 'unreadable'],
    ['lakh', 'unreadable'],
    ['constructor', 'unreadable'],
  ])('reports a problem for %j', (typed, problem) => expect(readRupees(typed)).toEqual({ problem }));

  it('reads every amount that the site writes, with the same value', () => {
    fc.assert(fc.property(fc.nat(), (rupees) => expect(readRupees(formatRupees(rupees))).toEqual({ rupees })));
  });

  it('reads digits with commas as the number without the commas, or not at all', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d,]{1,12}$/), (typed) => {
        const parsed = readRupees(typed);
        return !('rupees' in parsed) || parsed.rupees === Number(typed.replaceAll(',', ''));
      }),
    );
  });

  it('reports an amount with too many digits instead of truncating it', () => {
    expect(findRupeesProblem('9999999', 7)).toBeUndefined();
    expect(findRupeesProblem('1 crore', 7)).toBe(
      'At most ₹99,99,999 a year can be sent. If it is more, enter 9999999 and name the amount in your CV',
    );
    expect(findRupeesProblem('', 7)).toBeUndefined();
  });

  it('explains what can be entered, with examples that are accepted', () => {
    const message = 'Please enter an amount such as 1250000, ₹12,50,000 or 12.5 lakh';
    expect(findRupeesProblem('much', 7)).toBe(message);
    const examples = message.replace(/.*such as /, '').split(/, | or /);
    expect(examples.map((example) => [readRupees(example), findRupeesProblem(example, 7)])).toEqual(
      ['1250000', '₹12,50,000', '12.5 lakh'].map(() => [{ rupees: 1_250_000 }, undefined]),
    );
    expect(findRupeesProblem('12.5', 7)).toBe('Please enter whole rupees, or add lakh');
  });

  it('writes an amount as digits, and leaves unreadable text unchanged', () => {
    expect(toRupeeDigits('12.5 lakh')).toBe('1250000');
    expect(toRupeeDigits('much')).toBe('much');
  });
});
