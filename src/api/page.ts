import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra } from './extra.ts';
import type { RootState } from './state.ts';

/** The address that a page answers, on the server and in the browser alike. */
interface PageAddress {
  /** Route parameters, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  /** The address in its canonical spelling; of the search parameters it holds those that the page's record names. */
  url: URL;
  /** The moment of the request. */
  now: Date;
}

/** What a page's `head` may look at. */
export interface PageContext extends PageAddress {
  /** What the page's record calls it. */
  name: string;
  /** Everything that is known by now. */
  state: RootState;
}

/**
 * Asks the API, through its cache: `const { data } = await ask(getJob.initiate(id))`. It does not throw: an
 * answer that failed says so (`isError`). Start what does not depend on each other before the first `await`.
 */
export type Ask = <Answer>(query: ThunkAction<PromiseLike<Answer>, RootState, ApiExtra, UnknownAction>) => Promise<Answer>;

/** What a page's `preload` may use. */
export interface PreloadContext extends PageAddress {
  ask: Ask;
}

/** What a page says about itself to browsers, search engines and social networks (NAV-04). */
export interface Head {
  /** Title without the chapter's name, which is appended. */
  title: string;
  /** Whether the title is a placeholder until the data of the page has come; the page view is recorded then (NAV-03). */
  loading?: boolean;
  /** One or two sentences. */
  description: string;
  /** Canonical path when it is not simply the page's address with the search parameters that it knows. */
  path?: string;
  /** HTTP status of the page; 200 without it. */
  status?: 200 | 404 | 410 | 502 | 503;
  /** Keeps this address out of search engines although the page's record lets it in (a search, an unknown job). */
  noindex?: boolean;
  /** Leads to this path instead of showing the page; the history entry is replaced. */
  redirect?: string;
  /** Path of an Atom feed of what the page lists; only the server's HTML names it. */
  feed?: string;
  /** schema.org objects, written as JSON-LD. */
  structuredData?: Readonly<Record<string, unknown>>[];
}

/** An address for the sitemap: its path, and where it is known the moment of its last change, ISO 8601. */
export type SitemapEntry = string | { path: string; changed: string | null };

/** The shape of every page module (`*Page.route.ts`) under `src/features`. */
export interface PageModule {
  /** The page; it is given the name that its record calls it. */
  default: React.ComponentType<{ name: string }>;
  head: (context: PageContext) => Head;
  /**
   * Asks for everything that the page shows at once, one answer after the other where one needs the other. Served pages
   * show what has come within the server's deadline; it also runs when a visitor points at a link to the page.
   */
  preload?: (context: PreloadContext) => Promise<unknown>;
  /** Further addresses of the page for the sitemap: those that its parameters or its data make. */
  sitemap?: (context: { ask: Ask; now: Date }) => Promise<SitemapEntry[]>;
}

/** The shape of a layout: a frame that stays while its pages change. */
export interface LayoutModule {
  default: React.ComponentType<{ children: React.ReactNode }>;
}

/** What stands in place of a page for those who may not open it. */
export interface GuardModule {
  default: React.ComponentType;
}
