import type { GuardModule, LayoutModule, PageModule } from '../api/page.ts';
import type { UserState } from '../api/session/userSlice.ts';

export interface Lazy<Module> {
  /** Chunk name: the module's folder, `jobs-posting` for `features/jobs/posting` (webpack.config.ts). */
  chunk: string;
  load: () => Promise<Module>;
}

/** Declaration of a page; routes, guards, sitemap and robots are derived (routes.ts, router.tsx, siteIndex.ts). */
export interface PageRecord {
  /** Pattern in canonical spelling; matched case-insensitively (NAV-01). From `paths`, when features link to it. */
  path: string;
  /** Name in lists and tests, and title while its data loads. */
  name: string;
  module: Lazy<PageModule>;
  /** Frame that stays mounted between its pages. */
  layout?: Lazy<LayoutModule>;
  /** Absent: everybody may open it. */
  access?: AccessRule;
  /** Whether login may lead back here (AUTH-07). Implied by `access`. */
  returnsAfterLogin?: true;
  /** May be indexed. Without parameters it is in the sitemap; with them its module's `sitemap` lists addresses. */
  indexed?: true;
  /** Known search parameters in canonical order; others are ignored. */
  search?: readonly string[];
  /** Addresses that redirect to `path` (NAV-07, D-3). */
  from?: readonly string[];
  /** Address for tests to open, required when the path has parameters; with a path that ends in `*`, its canonical address. */
  sample?: string;
}

export interface AccessRule {
  /** Whether the user may open it; the server checks every call again. */
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
