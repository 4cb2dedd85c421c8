import type { Picture } from './picture.ts';

/** A certification as cards and menus show it (HOME-04, HDR-02). */
export interface CertificationSummary {
  id: string;
  /** Full name, e.g. `PMP®Certification Training`; the address is made from it (CERT-01). */
  name: string;
  /** Short name, e.g. `PMP`. */
  shortName: string;
  experience: string;
  shortDescription: string;
  permalink: string | null;
  icon: Picture | null;
  background: Picture | null;
}

/** The coming batches of one month (CERT-03). */
export interface BatchMonth {
  /** The month as shown, e.g. `April 2026`. */
  month: string;
  /** Training dates as shown, one entry a batch. */
  dates: string[];
}

/** A certification in full (CERT-02 to CERT-06). Names that end in `Html` are not yet sanitised. */
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
  /** Rupees as a number, or HTML; null when not given. */
  feesForMembers: number | string | null;
  /** Rupees as a number, or HTML; null when not given. */
  feesForNonMembers: number | string | null;
  feesTitle: string;
  batches: BatchMonth[];
  /** What a participant receives; text or HTML, one entry a card. */
  receivePoints: string[];
  instituteLink: string | null;
}
