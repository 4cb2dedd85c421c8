import { partsOf, type Day } from '../../shared/days.ts';
import { PDU_PARTS, sumPdus, totalPdus, type PduPart, type Pdus } from '../../shared/pdus.ts';

/** Years of a certification cycle. */
const CYCLE_YEARS = 3;

/** Returns the last day of a cycle. */
export function cycleEnd(start: Day): Day {
  const { year, month, date } = partsOf(start);
  return new Date(Date.UTC(year + CYCLE_YEARS, month - 1, date - 1)).toISOString().slice(0, 10);
}

/** Returns the units that PMI requires in each skill area: 8 for a target of 60, 4 for 30, 2 for 15. */
export const minimumOfPart = (target: number): number => Math.round((target * 2) / 15);

/** The units of a cycle that are earned and those that are missing. */
export interface CycleProgress {
  end: Day;
  earned: Pdus;
  /** Earned units of all skill areas together. */
  total: number;
  /** Units still needed to reach both the target and every skill area's minimum; 0 when the cycle is complete. */
  missing: number;
  /** Units still needed to reach each skill area's minimum. */
  missingByPart: Pdus;
}

interface DatedPdus {
  day: Day;
  pdus: Pdus;
}

/** Returns the progress of a cycle. Events before its first day or after its last day do not count. */
export function cycleProgress({ target, start }: { target: number; start: Day }, attended: readonly DatedPdus[]): CycleProgress {
  const end = cycleEnd(start);
  const earned = sumPdus(attended.filter(({ day }) => day >= start && day <= end).map(({ pdus }) => pdus));
  const total = totalPdus(earned);
  const missingOf = (part: PduPart): number => Math.max(0, minimumOfPart(target) - earned[part]);
  const missingByPart = {
    waysOfWorking: missingOf('waysOfWorking'),
    powerSkills: missingOf('powerSkills'),
    businessAcumen: missingOf('businessAcumen'),
  };
  return { end, earned, total, missing: Math.max(0, target - total, totalPdus(missingByPart)), missingByPart };
}

/** Returns the skill areas in which an event has units that the cycle still needs. */
export const listNeededParts = (pdus: Pdus, missingByPart: Pdus): PduPart[] =>
  PDU_PARTS.filter((part) => pdus[part] > 0 && missingByPart[part] > 0);

/** Groups events by year, with the sum of each year. Keeps the order of the events. */
export function groupByYear<T extends DatedPdus>(attended: readonly T[]): { year: string; sum: Pdus; events: T[] }[] {
  const yearOf = ({ day }: T): string => day.slice(0, 4);
  return [...new Set(attended.map(yearOf))].map((year) => {
    const events = attended.filter((event) => yearOf(event) === year);
    return { year, events, sum: sumPdus(events.map(({ pdus }) => pdus)) };
  });
}
