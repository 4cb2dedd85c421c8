import type { EventStatus } from '../../../shared/eventStatus.ts';
import type { SearchKind } from '../generated/site.ts';
import type { Picture } from './picture.ts';

export interface Statistic {
  /** Formatted figure, e.g. `4200+`. */
  number: string;
  caption: string;
}

export interface BannerSlide {
  title: string;
  subContent: string;
  background: Picture | null;
  banner: Picture | null;
  /** Raw target of the button, to be parsed before use (D-14); null when absent. */
  buttonLink: string | null;
  buttonTitle: string;
  /** Whether the slide has the brand purple background. */
  isOnPurple: boolean;
}

export interface Video {
  id: string;
  title: string;
  /** Text or HTML, unsanitised; empty when absent. */
  briefHtml: string;
  /** URL of the player; null when absent. */
  embedUrl: string | null;
  poster: Picture | null;
}

export interface SearchHit {
  key: string;
  title: string;
  /** Path on this site. */
  href: string;
  /** Distinguishing detail: a date, a place, a role; may be empty. */
  note: string;
  /** Plain-text excerpt around the matches. */
  text: string;
  /** An event's date, place, fee and units. Null for other kinds. */
  event: FoundEvent | null;
}

export interface FoundEvent {
  id: string;
  category: string;
  date: string;
  venue: string;
  fee: number | string | null;
  pdus: number | null;
  /** Null for an event that takes place as announced. */
  status: EventStatus | null;
}

export interface SearchHitGroup {
  kind: SearchKind;
  label: string;
  /** Number of all matches, of which `results` may contain only some. */
  total: number;
  /** Whether the results match only similar words. */
  similar: boolean;
  /** Keyword with which the job board was searched. */
  keyword: string;
  results: SearchHit[];
}

export interface SearchResults {
  query: string;
  total: number;
  /** Whether some parts of the site could not be searched. */
  partial: boolean;
  groups: SearchHitGroup[];
}
