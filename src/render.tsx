import { AsyncLocalStorage } from 'node:async_hooks';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { ApiExtra } from './api/extra.ts';
import { userReducer } from './api/session/userSlice.ts';
import { App } from './app/App.tsx';
import { dehydrate, hasFailures } from './app/dehydrate.ts';
import { headTags, resolveHead, type ResolvedHead } from './app/head.ts';
import { createPreloadRun, preloadShell } from './app/preloadRun.ts';
import { CalendarUnavailable, readCalendar, type Calendar, type CalendarSubject } from './app/calendar.ts';
import type { SitemapEntry } from './api/page.ts';
import { readJobFeed, type JobFeed } from './app/jobFeed.ts';
import { chunksOf } from './app/pageRecord.ts';
import { routes } from './app/router.tsx';
import { findPage, findRedirect, listIndexedPaths } from './app/routes.ts';
import { createStore, type AppStore } from './app/store.ts';
import type { RootState } from './api/state.ts';
import { createStyleCache } from './app/styleCache.ts';
import type { PublicSettings } from './config/settings.ts';
import { chapter, provideChapter } from './config/chapter.ts';
import type { ChapterFacts } from '../shared/chapter.ts';
import type { Colours } from '../shared/colours.ts';
import { globalStyles } from './theme/globalStyles.ts';
import { drawKolam, type Kolam } from './lib/kolam.ts';
import { SHARE_PICTURE_PATH } from '../shared/pictures.ts';
import { createSchemeSheet } from './theme/schemeSheet.ts';
import { provideSanitizerWindow } from './ui/sanitizeHtml.ts';

export { feedAddress } from './app/jobFeed.ts';
export { keepSearch } from './app/routes.ts';
export { listRestrictedPaths as restrictedPaths } from './app/routes.ts';

const staticHandler = createStaticHandler(routes);

/** The chapter's facts for each request, because they may change while another request is handled. */
const requestChapter = new AsyncLocalStorage<ChapterFacts>();
provideChapter(() => {
  const facts = requestChapter.getStore();
  if (facts === undefined) throw new Error('The facts of the chapter are missing from the render call.');
  return facts;
});

// jsdom is large and rarely needed, so it is loaded on first use.
provideSanitizerWindow(async () => new (await import('jsdom')).JSDOM('').window);

/** What the web server passes in to load a page's data. */
export interface PageRequest {
  url: URL;
  settings: PublicSettings;
  fetch: typeof fetch;
  /** Milliseconds after which missing data is left to the browser. */
  deadlineMs: number;
  now: Date;
}

/** What a page is rendered from: plain data, which can be sent to a thread. */
export interface PageData {
  address: string;
  settings: PublicSettings;
  /** Milliseconds since 1970. */
  renderedAt: number;
  /** API responses that arrived before the deadline. Later ones are in neither the HTML nor the state, because the two must agree. */
  state: RootState;
  head: ResolvedHead;
  /** False when data is missing or stale: the page must not be cached. */
  complete: boolean;
}

/** A rendered page in parts, for the web server's HTML template. */
export interface RenderedPage {
  /** For the head: preload links. */
  preloads: string;
  html: string;
  styles: string;
  head: ResolvedHead;
  tags: ReturnType<typeof headTags>;
  /** Names of emotion's rules in `styles`. */
  rules: string[];
  /** API cache for the browser. */
  state: unknown;
  /** Chunk names in the client build's manifest. */
  chunks: string[];
}

const timeout = (ms: number): Promise<'late'> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, 'late').unref();
  });

/**
 * Renders the tree, without a size limit for Suspense boundaries. React would move larger ones to the end of the HTML and need inline
 * scripts, which the content security policy forbids and which some visitors cannot run.
 */
async function renderMarkup(tree: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

/**
 * Splits off the preload links that React writes in front of the markup. They belong in the head before the styles. A slow phone needs
 * 100 ms to parse the styles, and would otherwise load the images later.
 */
function splitPreloads(markup: string): { preloads: string; html: string } {
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(markup)?.[0] ?? '';
  return { preloads, html: markup.slice(preloads.length) };
}

/** Creates a store for one request, always anonymous. */
function anonymousStore(origin: string, requestFetch: typeof fetch, contentHost?: string): AppStore {
  const extra: ApiExtra = { origin, fetch: requestFetch, authToken: () => null, onUnauthorized: () => undefined, retries: 0, contentHost };
  return createStore(userReducer, extra);
}

export interface ReadRequest {
  chapter: ChapterFacts;
  origin: string;
  fetch: typeof fetch;
  now: Date;
}

/** Returns the entries of the sitemap (NAV-04, JOBS-09), and whether all lists could be read. */
export async function sitemapEntries(request: ReadRequest): Promise<{ entries: SitemapEntry[]; isComplete: boolean }> {
  const store = anonymousStore(request.origin, request.fetch);
  const entries = await requestChapter.run(request.chapter, () => listIndexedPaths(createPreloadRun(store).runQuery, request.now));
  return { entries, isComplete: Object.values(store.getState().api.queries).every((query) => query?.status === 'fulfilled') };
}

/** Returns a calendar (EVT-08); `missing` when there is no such calendar, `unavailable` when a part of it cannot be read. */
export async function calendar(
  subject: CalendarSubject,
  { chapter: facts, origin, fetch: requestFetch, now }: ReadRequest,
): Promise<Calendar | 'missing' | 'unavailable'> {
  try {
    const { runQuery } = createPreloadRun(anonymousStore(origin, requestFetch));
    return (await requestChapter.run(facts, () => readCalendar(runQuery, subject, now))) ?? 'missing';
  } catch (error) {
    if (error instanceof CalendarUnavailable) return 'unavailable';
    throw error;
  }
}

/**
 * Returns the newest open jobs of a search; null when a part of the list cannot be read.
 * @param search query string of the feed
 */
export const jobFeed = (search: string, { chapter: facts, origin, fetch: requestFetch, now }: ReadRequest): Promise<JobFeed | null> =>
  requestChapter.run(facts, () => readJobFeed(createPreloadRun(anonymousStore(origin, requestFetch)).runQuery, search, now));

export type ResolvedAddress =
  | { redirect: string }
  | {
      address: string;
      /** Whether the address contains free input, such as search words or ids, so that the number of such addresses is unlimited. */
      unbounded: boolean;
    };

/**
 * Resolves a path and query to a redirect or to a page. `address` is the cache key: it has the canonical spelling and only the known search
 * parameters, so that equivalent URLs share one.
 */
export function resolveAddress(pathname: string, search: string): ResolvedAddress {
  const redirect = findRedirect(pathname, search);
  if (redirect !== null) return { redirect };
  const { page, address } = findPage(pathname, search);
  return { address, unbounded: address.includes('?') || page.path.includes(':') };
}

/** Loads a page's data, as far as the deadline allows, before rendering. */
async function loadPageData(request: PageRequest) {
  const { url, settings, now } = request;
  const matchedPage = findPage(url.pathname, url.search);
  const { page, params } = matchedPage;
  const module = await page.module.load();

  const store = anonymousStore(url.origin, request.fetch, settings.contentHost);
  const { runQuery, stop } = createPreloadRun(store);
  // Rendering is anonymous: data for members is not requested.
  const data = page.access === undefined ? module.preload?.({ params, url, now, runQuery }) : undefined;
  const outcome = await Promise.race([Promise.all([preloadShell(runQuery), data]), timeout(request.deadlineMs)]);
  stop();

  const state = store.getState();
  const head = resolveHead(module.head({ params, url, now, name: page.name, state }), matchedPage, settings.publicUrl);
  const isComplete = !hasFailures(state) && Object.keys(state.staleness).length === 0;
  return { matchedPage, store, head, complete: outcome !== 'late' && isComplete };
}

export interface SharePictureContent {
  title: string;
  kind?: string;
  /** Line below the title: the chapter's name or, where the title is that name, the tagline. */
  owner: string;
  drawing: Kolam;
}

/**
 * Returns the content of a page's preview image; `missing` when the page has no image of its own, `incomplete` when the page's data could
 * not be loaded.
 */
export const readSharePicture = (request: PageRequest): Promise<SharePictureContent | 'missing' | 'incomplete'> =>
  requestChapter.run(request.settings.chapter, () => findSharePicture(request));

async function findSharePicture(request: PageRequest): Promise<SharePictureContent | 'missing' | 'incomplete'> {
  const { matchedPage, head, complete } = await loadPageData(request);
  // While data is missing, a page that seems unknown may exist.
  if (!complete) return 'incomplete';
  const hasOwnPicture = new URL(head.picture).pathname.startsWith(`${SHARE_PICTURE_PATH}/`);
  if (!hasOwnPicture || head.redirect !== undefined) return 'missing';
  const { title } = head;
  const kind = matchedPage.page.path.includes(':') ? { kind: matchedPage.page.name } : {};
  return { title, ...kind, owner: chapter().name, drawing: drawKolam(title) };
}

/** Returns the content of the chapter's preview image, for the home page and pages that are not indexed. */
export const homeSharePicture = ({ name, tagline }: ChapterFacts): SharePictureContent => ({
  title: name,
  owner: tagline,
  drawing: drawKolam(name),
});

/** Loads what arrives before the deadline for the page at a resolved address. */
export const loadPage = (request: PageRequest): Promise<PageData | { redirect: string; complete: boolean }> =>
  requestChapter.run(request.settings.chapter, async () => {
    const { url, settings, now } = request;
    const { store, head, complete } = await loadPageData(request);
    if (head.redirect !== undefined) return { redirect: head.redirect, complete };
    return { address: url.href, settings, renderedAt: now.getTime(), state: store.getState(), head, complete };
  });

/** Renders a page from its data, which costs a tenth of a second of processor time. Throws when the page's route fails. */
export const renderPage = (data: PageData, colours: Colours): Promise<RenderedPage> =>
  requestChapter.run(data.settings.chapter, () => renderTree(data, colours));

async function renderTree({ address, settings, renderedAt, state, head }: PageData, colours: Colours): Promise<RenderedPage> {
  const url = new URL(address);
  const { page } = findPage(url.pathname, url.search);
  await page.module.load();
  const routingContext = await staticHandler.query(new Request(url));
  if (routingContext instanceof Response || routingContext.errors !== null)
    throw new Error('The route of the page failed.', { cause: routingContext });
  const styleCache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(styleCache);
  // Rendering sends no requests.
  const store = anonymousStore(url.origin, () => Promise.reject(new TypeError('No requests during rendering.')), settings.contentHost);
  const html = await renderMarkup(
    <App
      store={{ ...store, getState: () => state }}
      styleCache={styleCache}
      settings={settings}
      renderedAt={new Date(renderedAt)}
      router={
        <StaticRouterProvider
          router={createStaticRouter(staticHandler.dataRoutes, routingContext)}
          context={routingContext}
          hydrate={false}
        />
      }
    />,
  );
  const styleChunks = extractCriticalToChunks(html).styles;
  const rules = styleChunks.flatMap(({ ids }) => ids);
  const css = styleChunks.map((chunk) => chunk.css).join('');
  return {
    ...splitPreloads(html),
    styles: `<style>${createSchemeSheet(colours)}${globalStyles}</style><style>${css}</style>`,
    rules,
    head,
    tags: headTags(head),
    state: dehydrate(state),
    chunks: chunksOf(page),
  };
}
