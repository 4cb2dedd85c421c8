import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra } from './extra.ts';
import type { RootState } from './state.ts';

interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  /** Canonical URL with the known search parameters. */
  url: URL;
  /** Time of the request. */
  now: Date;
}

export interface PageContext extends PageAddress {
  /** The page's name in `src/app/pages.ts`. */
  name: string;
  /** State with the data loaded so far. */
  state: RootState;
}

/**
 * Sends a query through the cache: `const { data } = await runQuery(getJob.initiate(id))`. Never throws; check `isError`. Start independent
 * queries before the first `await`.
 */
export type RunQuery = <Result>(query: ThunkAction<PromiseLike<Result>, RootState, ApiExtra, UnknownAction>) => Promise<Result>;

export interface PreloadContext extends PageAddress {
  runQuery: RunQuery;
}

/** Metadata of a page (NAV-04). */
export interface Head {
  title: string;
  /** Whether the title is a placeholder until data has loaded. The page view is recorded after that, or after 5 seconds (NAV-03). */
  loading?: boolean;
  description: string;
  /** Canonical path, when it differs from that of `PageContext.url`. */
  path?: string;
  /** HTTP status; 200 by default. */
  status?: 200 | 404 | 410 | 502 | 503;
  /** Excludes this URL of an otherwise indexed page from search engines: a search, an unknown job. */
  noindex?: boolean;
  /** Redirects to this path, replacing the history entry. */
  redirect?: string;
  /** Path of the page's Atom feed; only in the server's HTML. */
  feed?: string;
  /** schema.org objects for JSON-LD. */
  structuredData?: Readonly<Record<string, unknown>>[];
}

/** Path for the sitemap, optionally with the time of the page's last change (ISO 8601; null when unknown). */
export type SitemapEntry = string | { path: string; changed: string | null };

/** Exports of a page module (`*Page.route.ts`) in `src/features`. */
export interface PageModule {
  /** Gets the page's name in `src/app/pages.ts`. */
  default: React.ComponentType<{ name: string }>;
  head: (context: PageContext) => Head;
  /**
   * Sends all queries of the page, in sequence only where they depend on each other. The server renders the responses that arrive before
   * its deadline. Browsers also call `preload` to prefetch.
   */
  preload?: (context: PreloadContext) => Promise<unknown>;
  /** Returns further paths of the page for the sitemap, such as those that depend on data. */
  sitemap?: (context: { runQuery: RunQuery; now: Date }) => Promise<SitemapEntry[]>;
}

export interface LayoutModule {
  default: React.ComponentType<{ children: React.ReactNode }>;
}

/** Exports of a guard, shown to visitors who may not open the page. */
export interface GuardModule {
  default: React.ComponentType<GuardProps>;
}

export interface GuardProps {
  /** Whether the page was open before, so that the session has ended on it. */
  wasOpen: boolean;
}
