import { formatParts } from '../../../shared/pdus.ts';
import { describePdus, groupByYear, cycleEnd, cycleProgress, minimumOfPart, listNeededParts } from '../../../src/lib/pduCycle.ts';

const createEvent = (day: string, waysOfWorking: number, powerSkills = 0, businessAcumen = 0) => ({
  day,
  pdus: { waysOfWorking, powerSkills, businessAcumen },
});

const TODAY = '2026-11-20';

describe('[issue 25] rules of PDUs', () => {
  it('a cycle ends the day before its third anniversary', () => {
    expect(cycleEnd('2025-01-15')).toBe('2028-01-14');
    expect(cycleEnd('2026-01-01')).toBe('2028-12-31');
    expect(cycleEnd('2024-02-29')).toBe('2027-02-28');
  });

  it('each part has the minimum that PMI requires', () => {
    expect([60, 30, 15].map(minimumOfPart)).toEqual([8, 4, 2]);
  });

  it('events before or after the cycle do not count', () => {
    const attended = [
      createEvent('2028-01-15', 5),
      createEvent('2028-01-14', 1.5),
      createEvent('2025-01-15', 0, 0.25, 2),
      createEvent('2025-01-14', 7),
    ];
    expect(cycleProgress({ target: 60, start: '2025-01-15' }, attended, TODAY)).toEqual({
      end: '2028-01-14',
      earned: { waysOfWorking: 1.5, powerSkills: 0.25, businessAcumen: 2 },
      total: 3.75,
      missing: 56.25,
      missingByPart: { waysOfWorking: 6.5, powerSkills: 7.75, businessAcumen: 6 },
    });
  });

  it('a target that is reached in one part alone still lacks the minimum of the others', () => {
    const { missing, missingByPart } = cycleProgress({ target: 30, start: '2026-01-01' }, [createEvent('2026-05-01', 40, 1)], TODAY);
    expect([missing, missingByPart]).toEqual([7, { waysOfWorking: 0, powerSkills: 3, businessAcumen: 4 }]);
    expect(listNeededParts({ waysOfWorking: 1, powerSkills: 1, businessAcumen: 0 }, missingByPart)).toEqual(['powerSkills']);
    expect(cycleProgress({ target: 30, start: '2026-01-01' }, [createEvent('2026-05-01', 22, 4, 4)], TODAY).missing).toBe(0);
  });

  it('without a first day the last three years count', () => {
    const attended = [createEvent('2026-10-28', 2), createEvent('2023-11-21', 1), createEvent('2023-11-20', 7)];
    const { end, total } = cycleProgress({ target: 60, start: null }, attended, TODAY);
    expect([end, total]).toEqual([null, 3]);
  });

  it('are described in a sentence', () => {
    const attended = [createEvent('2026-10-28', 30, 20, 8)];
    expect(describePdus({ attended: [], cycle: null }, TODAY)).toBe('None is recorded yet. Enter the code of an event that you attended.');
    expect(describePdus({ attended, cycle: null }, TODAY)).toBe('58 PDUs recorded.');
    expect(describePdus({ attended, cycle: { target: 60, start: null } }, TODAY)).toBe('58 of 60 PDUs, 2 PDUs still missing.');
    expect(describePdus({ attended, cycle: { target: 30, start: '2026-01-01' } }, TODAY)).toBe('58 of 30 PDUs, your target is reached.');
    expect(describePdus({ attended, cycle: { target: 60, start: '2020-01-01' } }, TODAY)).toBe('0 of 60 PDUs, and the cycle has ended.');
  });

  it('events are summed by year and part', () => {
    const years = groupByYear([createEvent('2026-10-28', 1.5), createEvent('2026-01-02', 0.25, 2), createEvent('2025-12-31', 0, 0, 3)]);
    expect(years.map(({ year, sum, events }) => [year, formatParts(sum), events.length])).toEqual([
      ['2026', '1.75 Ways of Working, 2 Power Skills', 2],
      ['2025', '3 Business Acumen', 1],
    ]);
  });
});
