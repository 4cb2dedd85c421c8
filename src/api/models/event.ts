import type { EventStatus } from '../../../shared/eventStatus.ts';
import type { Pdus } from '../../../shared/pdus.ts';
import type { Picture } from './picture.ts';

export interface Program {
  id: string;
  name: string;
}

export interface ProgramDetail {
  id: string;
  name: string;
  /** Text or HTML, unsanitised; empty when absent. */
  descriptionHtml: string;
  image: Picture | null;
}

/** Past events of the newest year that has any (SPP-04). When no year has any, the newest year with an empty list. */
export interface PastYear {
  year: number;
  events: EventSummary[];
}

export interface EventSummary {
  id: string;
  title: string;
  /** Text or HTML, unsanitised; empty when absent. */
  briefHtml: string;
  /** Date as displayed, e.g. `20 Nov 26` or `20 Nov 26, 6:00 PM to 8:30 PM`, which `src/lib/dates.ts` can parse; empty when absent. */
  date: string;
  image: Picture | null;
  /** Program name; empty when absent. */
  category: string;
  registerLink: string | null;
  /** Whether people register on this site (REG-01). */
  takesRegistrations: boolean;
  soldOut: boolean;
  /** Link to the slides of a past event. */
  slides: string | null;
  recording: string | null;
  pdus: Pdus | null;
  /** `Online` for an online event; empty when unknown. */
  venue: string;
  /** Rupees, or HTML, unsanitised; null when unknown. */
  fee: number | string | null;
  /** Seats that are left; null when unknown. */
  seats: number | null;
  /** Null for an event that takes place as announced. */
  status: EventStatus | null;
}

/** A past event related to another one (EVT-03). */
export interface RelatedEvent {
  id: string;
  title: string;
  date: string;
  image: Picture | null;
  category: string;
  venue: string;
  pdus: Pdus | null;
  /** Without former date and place. Null for an event that took place as announced. */
  status: EventStatus | null;
}

export interface Speaker {
  name: string;
  linkedin: string | null;
  designation: string;
  photo: Picture | null;
}

/** A titled part of an event: HTML, or a list of points, each text or HTML. Has at least one of the two. */
export interface EventPart {
  title: string;
  html: string;
  points: string[];
}

/** Event fees: an image that links to a file (EVT-02). One of the two may be missing. */
export interface EventFees {
  label: string;
  image: Picture | null;
  link: string | null;
}

/** Event details (EVT-01). Fields that end in `Html` are unsanitised; a missing part is null or empty. */
export interface EventDetail {
  title: string;
  category: string;
  /** As displayed, e.g. `20 Nov 26, 6:00 PM to 8:30 PM`. */
  dateTime: string;
  venue: string;
  /** Rupees, or HTML, unsanitised; null when unknown. */
  fee: number | string | null;
  speakers: Speaker[];
  registerLink: string | null;
  /** Whether people register on this site (REG-01). */
  takesRegistrations: boolean;
  image: Picture | null;
  descriptionHtml: string;
  audience: EventPart | null;
  certifications: EventPart | null;
  keyExperience: EventPart | null;
  aboutSpeakerHtml: string;
  fees: EventFees | null;
  soldOut: boolean;
  slides: string | null;
  recording: string | null;
  pdus: Pdus | null;
  /** Seats that are left; null when unknown. */
  seats: number | null;
  /** Null for an event that takes place as announced. */
  status: EventStatus | null;
}
