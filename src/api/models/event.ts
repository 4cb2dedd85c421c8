import type { Picture } from './picture.ts';

/**
 * A special program, which is a category of events (SPP), as menus name it. The list stands in every page; descriptions
 * and pictures belong to the page of one program.
 */
export interface Program {
  id: string;
  name: string;
}

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

/** An event as cards show it (HOME-06, SPP-03, SPP-04). */
export interface EventSummary {
  id: string;
  title: string;
  /** Text or HTML, not yet sanitised; empty when there is none. */
  briefHtml: string;
  /** Date as shown, e.g. `20 Nov 26`; read it with `src/lib/dates.ts`. Empty when there is none. */
  date: string;
  image: Picture | null;
  /** Name of the event's program; empty when there is none. */
  category: string;
  /** Number of the event's program, where the content system tells it. */
  categoryId: string | null;
  registerLink: string | null;
  soldOut: boolean;
}

/** A past event related to another one (EVT-03). */
export interface RelatedEvent {
  id: string;
  title: string;
  /** Date as shown; empty when there is none. */
  date: string;
  image: Picture | null;
  /** Name of the event's program; empty when there is none. */
  category: string;
}

/** A speaker (EVT-05). */
export interface Speaker {
  name: string;
  linkedin: string | null;
  designation: string;
  photo: Picture | null;
}

/** A headed part of an event: HTML, or a list of points of which each is text or HTML. Never without content. */
export interface EventPart {
  title: string;
  html: string;
  points: string[];
}

/** The fees of an event: a picture that links to a file (EVT-02). */
export interface EventFees {
  label: string;
  image: Picture | null;
  link: string | null;
}

/** An event in full (EVT-01). Names that end in `Html` are not yet sanitised; a missing part is null or empty. */
export interface EventDetail {
  title: string;
  category: string;
  categoryId: string | null;
  /** Date and time as shown, e.g. `20 Nov 26, 6:00 PM to 8:30 PM`. */
  dateTime: string;
  /** Where it takes place, `Online` for one without a place; empty when the content system does not tell. */
  venue: string;
  speakers: Speaker[];
  registerLink: string | null;
  image: Picture | null;
  descriptionHtml: string;
  audience: EventPart | null;
  certifications: EventPart | null;
  keyExperience: EventPart | null;
  aboutSpeakerHtml: string;
  fees: EventFees | null;
  soldOut: boolean;
}
