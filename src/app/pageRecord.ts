import type { GuardModule, LayoutModule, PageModule } from '../api/page.ts';
import type { UserState } from '../api/session/userSlice.ts';

/** Code that is fetched when it is needed. */
export interface Lazy<Module> {
  /** Name of the chunk: the folder that the module is in, `jobs-posting` for `features/jobs/posting` (see webpack.config.ts). */
  chunk: string;
  load: () => Promise<Module>;
}

/** Everything there is to say about a page; what follows from it is derived (routes.ts, router.tsx, siteIndex.ts). */
export interface PageRecord {
  /** Pattern in the canonical spelling; matched without regard to case (NAV-01). From `paths`, when features link to it. */
  path: string;
  /** What the page is called: in lists and tests, and as title while its data is on its way. */
  name: string;
  module: Lazy<PageModule>;
  /** Frame around the page, which stays mounted while visitors go from one of its pages to another. */
  layout?: Lazy<LayoutModule>;
  /** Who may open it; everyone when left out. */
  access?: AccessRule;
  /**
   * Whether signing in leads back here (AUTH-07): the page asks visitors to sign in. Pages that not everyone may open do
   * so anyway.
   */
  asksForLogin?: true;
  /** Search engines may list it; without parameters it is in the sitemap, with them its module's `sitemap` names addresses. */
  indexed?: true;
  /** The search parameters that it knows, in their canonical order; any other changes nothing on it. */
  search?: readonly string[];
  /** Addresses that only lead here, to `path` as it is written (NAV-07, D-3). */
  from?: readonly string[];
  /** An address of the page for tests to open. Required when its path has parameters. */
  sample?: string;
}

/** Who may open a page. */
export interface AccessRule {
  /** Whether someone may, once it is known who is there; the server decides again on every call. */
  allows: (user: UserState) => boolean;
  /** What the others see. */
  guard: Lazy<GuardModule>;
}

/** All the code of a page. */
export interface PageParts {
  module: PageModule;
  layout: LayoutModule | undefined;
  guard: GuardModule | undefined;
}

/** Fetches the code of a page. After a failure the next call fetches it again. */
export async function loadPage(page: PageRecord): Promise<PageParts> {
  const [module, layout, guard] = await Promise.all([page.module.load(), page.layout?.load(), page.access?.guard.load()]);
  return { module, layout, guard };
}

/** Returns the names of the chunks that `loadPage` fetches. */
export const chunksOf = ({ module, layout, access }: PageRecord): string[] =>
  [layout, access?.guard, module].flatMap((part) => (part === undefined ? [] : [part.chunk]));
