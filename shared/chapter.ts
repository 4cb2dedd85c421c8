/**
 * What makes a site the site of one particular chapter: said in `chapter.yaml` of the content, and handed to browsers with each
 * page, so that no build knows it.
 */
export interface ChapterFacts {
  name: string;
  /** Where there is room for a word or two. */
  shortName: string;
  /** Without a full stop. */
  tagline: string;
  /** A sentence. */
  description: string;
  foundedYear: number;
  /** Language of the content, for example `en`. */
  language: string;
  supportEmail: string;
  /** Lines; the first is the name. */
  address: readonly string[];
  phones: readonly string[];
  /** Where memberships are sold; opened in a new window (MEMB-01). */
  membershipShop: string;
  social: readonly { name: string; href: string }[];
  /** Languages the translation widget offers, the page's own among them (NAV-06). */
  translations: readonly { code: string; name: string }[];
  /** Speakers whose events show SOLD OUT in place of Register (EVT-07). */
  soldOutSpeakers: readonly string[];
  /** Special programs that the footer names (FTR-01). */
  footerPrograms: readonly string[];
  /** Address of the chapter's own logo; absent: the mark that the site draws. */
  logo?: string;
}
