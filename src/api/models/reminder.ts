import type { Day } from '../../../shared/days.ts';
import type { EventStatus } from '../../../shared/eventStatus.ts';
import type { Pdus } from '../../../shared/pdus.ts';

/** An upcoming event that the member is interested in. */
export interface EventOfInterest {
  id: string;
  title: string;
  /** Program name; empty when unknown. */
  program: string;
  start: Day;
  end: Day;
  /** Hours as displayed; empty when unknown. */
  time: string;
  venue: string;
  fee: number | string | null;
  pdus: Pdus | null;
  /** Null for an event that takes place as announced. */
  status: EventStatus | null;
}
