import type { GuardModule, LayoutModule, PageModule } from '../api/page.ts';
import type { UserState } from '../api/session/userSlice.ts';

export interface Lazy<Module> {
  /** Chunk name: the module's folder, `jobs-posting` for `features/jobs/posting` (webpack.config.ts). */
  chunk: string;
  load: () => Promise<Module>;
}

/** Lists of links to pages: the header's bar, its menu `Chapter`, and the footer's group `Explore` (HDR-01, FTR-01). */
export type MenuPlace = 'bar' | 'chapterMenu' | 'footer';

/**
 * Declaration of a page. Routes, guards, links of header and footer, sitemap and robots.txt are derived
 * from it (routes.ts, router.tsx, header/menus.ts).
 */
export interface PageRecord {
  /** Pattern in canonical spelling; matched case-insensitively (NAV-01). Taken from `paths` when features link to the page. */
  path: string;
  /** Name in lists and tests; also the title while the page's data loads. */
  name: string;
  /** Places whose lists of links have the page, in the order of `pages`. */
  linkedFrom?: readonly MenuPlace[];
  /** Label of these links. By default it is the name. */
  menuLabel?: string;
  module: Lazy<PageModule>;
  /** Frame around the page. It stays mounted between pages that share it. */
  layout?: Lazy<LayoutModule>;
  /** Absent when everybody may open the page. */
  access?: AccessRule;
  /** Whether login may lead back to the page (AUTH-07). Implied by `access`. */
  returnsAfterLogin?: true;
  /** Whether search engines may index the page. If the path has parameters, the module's `sitemap` lists its paths for the sitemap. */
  indexed?: true;
  /** Known search parameters in canonical order; others are ignored. */
  search?: readonly string[];
  /** Paths that redirect to `path` (NAV-07, D-3). */
  from?: readonly string[];
  /** Path for tests to open. Required when `path` has parameters. When `path` ends in `*`, this is also the page's canonical path. */
  sample?: string;
}

export interface AccessRule {
  /** Returns whether the user may open the page. The server also checks every call. */
  allows: (user: UserState) => boolean;
  guard: Lazy<GuardModule>;
}

export interface PageParts {
  module: PageModule;
  layout: LayoutModule | undefined;
  guard: GuardModule | undefined;
}

/** Loads the code of a page. A failed load is retried by the next call. */
export async function loadPage(page: PageRecord): Promise<PageParts> {
  const [module, layout, guard] = await Promise.all([page.module.load(), page.layout?.load(), page.access?.guard.load()]);
  return { module, layout, guard };
}

/** Returns the names of the chunks with a page's code. */
export const chunksOf = ({ module, layout, access }: PageRecord): string[] =>
  [layout, access?.guard, module].flatMap((part) => (part === undefined ? [] : [part.chunk]));
