import type { Picture } from './picture.ts';

export interface CertificationSummary {
  id: string;
  /** Full name, e.g. `PMP®Certification Training`. The page's URL contains the slug of this name (CERT-01). */
  name: string;
  shortName: string;
  experience: string;
  shortDescription: string;
  permalink: string | null;
  icon: Picture | null;
  background: Picture | null;
}

export interface BatchMonth {
  month: string;
  /** The courses of the month. */
  dates: BatchDate[];
}

/** One course (D-64). */
export interface BatchDate {
  /** Days as displayed, e.g. `12, 13, 19 and 20`. */
  text: string;
  /** Seats that are left; null when unknown. */
  seats: number | null;
  /** Registration of this batch alone; null when it has none of its own. */
  registerLink: string | null;
}

/** Certification details (CERT-02 to CERT-06). Fields that end in `Html` are unsanitised. */
export interface Certification {
  id: string;
  name: string;
  background: Picture | null;
  icon: Picture | null;
  experience: string;
  longDescriptionHtml: string;
  registerLink: string | null;
  scheduleTitle: string;
  scheduleDescriptionHtml: string;
  whyTitle: string;
  whyDescriptionHtml: string;
  whyImage: Picture | null;
  /** Rupees, or HTML; null when absent. */
  feesForMembers: number | string | null;
  /** Rupees, or HTML; null when absent. */
  feesForNonMembers: number | string | null;
  feesTitle: string;
  batches: BatchMonth[];
  /** What participants receive; text or HTML, one entry per card. */
  receivePoints: string[];
  instituteLink: string | null;
}
