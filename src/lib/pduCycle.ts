import { partsOf, type Day } from '../../shared/days.ts';
import { formatPdus, PDU_PARTS, sumPdus, totalPdus, type PduPart, type Pdus } from '../../shared/pdus.ts';

/** Years of a certification cycle. */
const CYCLE_YEARS = 3;

/** Returns the day a number of years and days after a day. */
function addYears(day: Day, years: number, days: number): Day {
  const { year, month, date } = partsOf(day);
  return new Date(Date.UTC(year + years, month - 1, date + days)).toISOString().slice(0, 10);
}

/** Returns the last day of a cycle. */
export const cycleEnd = (start: Day): Day => addYears(start, CYCLE_YEARS, -1);

/** Returns the units that PMI requires in each skill area: 8 for a target of 60, 4 for 30, 2 for 15. */
export const minimumOfPart = (target: number): number => Math.round((target * 2) / 15);

/** The units of a cycle that are earned and those that are missing. */
export interface CycleProgress {
  /** Null when the first day of the cycle is unknown. */
  end: Day | null;
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

/** A cycle; `start` is null when its first day is unknown. */
interface Cycle {
  target: number;
  start: Day | null;
}

/**
 * Returns the progress of a cycle. Events before its first day or after its last day do not count. While the first day is unknown, the
 * events of the last three years count.
 */
export function cycleProgress({ target, start }: Cycle, attended: readonly DatedPdus[], today: Day): CycleProgress {
  const end = start && cycleEnd(start);
  const firstDay = start ?? addYears(today, -CYCLE_YEARS, 1);
  const isCounted = ({ day }: DatedPdus): boolean => day >= firstDay && (end === null || day <= end);
  const earned = sumPdus(attended.filter(isCounted).map(({ pdus }) => pdus));
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

/** Describes the progress of a cycle in a sentence; without a cycle, what is recorded. */
export function describePdus({ attended, cycle }: { attended: readonly DatedPdus[]; cycle: Cycle | null }, today: Day): string {
  if (cycle === null) {
    const total = totalPdus(sumPdus(attended.map(({ pdus }) => pdus)));
    return total === 0 ? 'None is recorded yet. Enter the code of an event that you attended.' : `${formatPdus(total)} recorded.`;
  }
  const { end, total, missing } = cycleProgress(cycle, attended, today);
  const state = missing === 0 ? 'your target is reached' : `${formatPdus(missing)} still missing`;
  return `${total} of ${formatPdus(cycle.target)}, ${end !== null && end < today ? 'and the cycle has ended' : state}.`;
}

/** Groups events by year, with the sum of each year. Keeps the order of the events. */
export function groupByYear<T extends DatedPdus>(attended: readonly T[]): { year: string; sum: Pdus; events: T[] }[] {
  const yearOf = ({ day }: T): string => day.slice(0, 4);
  return [...new Set(attended.map(yearOf))].map((year) => {
    const events = attended.filter((event) => yearOf(event) === year);
    return { year, events, sum: sumPdus(events.map(({ pdus }) => pdus)) };
  });
}
