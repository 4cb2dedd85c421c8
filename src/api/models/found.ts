import type { SearchKind } from '../generated/site/siteSearch';

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
