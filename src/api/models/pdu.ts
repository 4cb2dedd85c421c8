import type { Day } from '../../../shared/days.ts';
import type { Pdus } from '../../../shared/pdus.ts';

/** An event that the member attended, with the data that it had then. */
export interface AttendedEvent {
  id: string;
  title: string;
  /** Program name; null when the event no longer exists. */
  program: string | null;
  /** Last day of the event. */
  day: Day;
  pdus: Pdus;
}

/** Certification cycle of three years. */
export interface PduCycle {
  /** PDUs to earn. */
  target: number;
  /** First day; null when the member has not entered it. */
  start: Day | null;
}

export interface OwnPdus {
  /** Latest first. */
  attended: AttendedEvent[];
  /** Null until the member has set it. */
  cycle: PduCycle | null;
}
