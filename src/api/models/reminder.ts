import type { Day } from '../../../shared/days.ts';

/** An upcoming event that the member is interested in. */
export interface EventOfInterest {
  id: string;
  title: string;
  /** Program name; empty when unknown. */
  program: string;
  start: Day;
  end: Day;
}
