import type { SearchKind } from '../generated/site.ts';
import type { Picture } from './picture.ts';

/** One figure of the home page (HOME-07). */
export interface Statistic {
  /** The figure as it is shown, e.g. `4200+`. */
  number: string;
  /** What it counts. */
  content: string;
}

/** One slide of the home page's carousel (HOME-01). */
export interface BannerSlide {
  /** Empty when the slide has none. */
  title: string;
  subContent: string;
  background: Picture | null;
  banner: Picture | null;
  /** Target of the button as the content system has it, to be parsed before it is followed (D-14); null: no target. */
  buttonLink: string | null;
  /** Label of the button; `Explore Training Programs` when the content system names none. */
  buttonTitle: string;
  /** Whether the slide is painted on the brand purple. */
  onPurple: boolean;
}

/** A video for members (VID). */
export interface Video {
  id: string;
  title: string;
  /** Text or HTML, not yet sanitised; empty when there is none. */
  briefHtml: string;
  /** Address of the player; null when there is none or the caller may not play. */
  embedUrl: string | null;
  poster: Picture | null;
}

/** One thing that the search over the site has found. */
export interface Found {
  /** unique among what was found */
  key: string;
  title: string;
  /** Where it is on this site. */
  href: string;
  /** What tells it from others: a day, a place, a role; empty when there is nothing. */
  note: string;
  /** Words from it round those that were searched for; plain text. */
  text: string;
}

/** What was found of one kind. */
export interface FoundGroup {
  kind: SearchKind;
  /** The kind as a heading: `Events`. */
  label: string;
  /** How many there are, however many are here. */
  total: number;
  found: Found[];
}

/** What the site has on some words. */
export interface Findings {
  query: string;
  total: number;
  /** A part of the site could not be searched just now. */
  partial: boolean;
  groups: FoundGroup[];
}
