import type { Picture } from './picture.ts';
import type { EventSummary } from './event.ts';

/** A special program in full, as its own page tells it (SPP-02). */
export interface ProgramDetail {
  id: string;
  name: string;
  /** HTML, not yet sanitised; empty when there is none. */
  descriptionHtml: string;
  image: Picture | null;
}

/** The past events of the newest year that has any (SPP-04); of the newest year of all, and none, when no year has. */
export interface NewestPast {
  year: number;
  events: EventSummary[];
}
