// Generated from openapi/site.yaml by `npm run codegen`. Do not edit.

/**
 * The operations of openapi/site.yaml by operationId.
 */
export interface SiteOperations {
  getMembershipPage: {
    params: {};
    query: {};
    body: undefined;
    uploads: {};
    answer: MembershipPage;
    session: 'none';
  };
}
/**
 * The words of the page on membership (MEMB-01).
 */
export interface MembershipPage {
  intro: PageIntro;
  what: Points;
  benefits: Points;
}
/**
 * What a page begins with, and what search engines show of it.
 */
export interface PageIntro {
  /**
   * The page's main heading.
   */
  title: string;
  /**
   * One or two sentences below it.
   */
  lead: string;
  /**
   * For search engines and shared links.
   */
  description: string;
}
/**
 * A titled group of points.
 */
export interface Points {
  /**
   * The group's heading.
   */
  title: string;
  /**
   * A sentence or two below it.
   */
  intro?: string;
  /**
   * The points, in the order to show.
   *
   * @minItems 1
   * @maxItems 40
   */
  points: Point[];
}
/**
 * A short title with a sentence or two.
 */
export interface Point {
  /**
   * The title.
   */
  title: string;
  /**
   * What it means.
   */
  text: string;
}
