/** Facts of one chapter, from the content's `chapter.yaml`. The server embeds them in each page, so that one build serves any chapter. */
export interface ChapterFacts {
  name: string;
  /** For tight places. */
  shortName: string;
  /** Without a full stop. */
  tagline: string;
  description: string;
  /** When absent, no page shows it. */
  foundedYear?: number;
  /** Language of the content, for example `en`. */
  language: string;
  supportEmail: string;
  /** The first line is the name. */
  address: readonly string[];
  phones: readonly string[];
  /** External shop for memberships (MEMB-01). */
  membershipShop: string;
  social: readonly { name: string; href: string }[];
  /** Line at the top of every page, up to and including a day in India (HOME-09). */
  notice?: { text: string; until: string; link?: string };
  /** Languages of the translation widget, including the page's own (NAV-06). */
  translations: readonly { code: string; name: string }[];
  /** Speakers whose events show SOLD OUT instead of Register (EVT-07). */
  soldOutSpeakers: readonly string[];
  /** Special programs in the footer (FTR-01). */
  footerPrograms: readonly string[];
  /** Special program that GO TO ARCHIVES leads to (HOME-06); absent in a chapter without programs. */
  archivesProgram?: string;
  /** Ids of special programs by slug, for use before the CMS responds (SPP-01). */
  programIds: Readonly<Record<string, number>>;
  /** URL of the chapter's logo. When absent, pages show the site's own mark. */
  logo?: string;
}
