import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from './state.ts';
import type { ApiExtra } from './extra.ts';

/** Everything a page may know about the address it answers, on the server and in the browser alike. */
export interface PageContext {
  /** Route parameters, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  /** The full address. */
  url: URL;
  /** State after `preload` has ended (in `head`), or as it is now (in `preload`). */
  state: RootState;
  /** The moment of the request. */
  now: Date;
}

/** What a page says about itself to browsers, search engines and social networks (NAV-04). */
export interface Head {
  /** Title without the chapter's name, which is appended. */
  title: string;
  /** One or two sentences. */
  description: string;
  /** Canonical path in the documents' spelling, with the query that matters. */
  path: string;
  /** Picture for shared links, absolute or root-relative. */
  image?: string;
  /** HTTP status of the page; 200 without it. */
  status?: 200 | 404 | 502 | 503;
  /** Keep it out of search engines (members' pages, searches). */
  noindex?: boolean;
  /** Redirect to this path instead of rendering. */
  redirect?: string;
  /** schema.org objects, written as JSON-LD. */
  structuredData?: Readonly<Record<string, unknown>>[];
}

/** A query to have answered before the page is shown: `homeApi.endpoints.x.initiate(…)`. */
export type Preload = ThunkAction<PromiseLike<unknown>, RootState, ApiExtra, UnknownAction>;

/** The shape of every page module under `src/features`. */
export interface PageModule {
  default: React.ComponentType;
  head: (context: PageContext) => Head;
  preload?: (context: PageContext) => Preload[];
}
