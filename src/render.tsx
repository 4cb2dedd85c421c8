import { AsyncLocalStorage } from 'node:async_hooks';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { ApiExtra } from './api/extra.ts';
import { userReducer } from './api/session/userSlice.ts';
import { App } from './app/App.tsx';
import { dehydrate, hasFailures } from './app/dehydrate.ts';
import { headTags, resolveHead, type ResolvedHead } from './app/head.ts';
import { askThrough } from './app/asking.ts';
import { CalendarUnavailable, readCalendar, type Calendar, type CalendarSubject } from './app/calendar.ts';
import type { SitemapEntry } from './api/page.ts';
import { readJobFeed, type JobFeed } from './app/jobFeed.ts';
import { chunksOf } from './app/pageRecord.ts';
import { routes } from './app/router.tsx';
import { findPage, redirectOf } from './app/routes.ts';
import { preloadShell } from './app/shellPreloads.ts';
import { listedPaths } from './app/siteIndex.ts';
import { createStore, type AppStore } from './app/store.ts';
import { createStyleCache } from './app/styleCache.ts';
import type { PublicSettings } from './config/settings.ts';
import { chapter, provideChapter } from './config/chapter.ts';
import type { ChapterFacts } from '../shared/chapter.ts';
import type { Colours } from '../shared/colours.ts';
import { globalStyles } from './theme/globalStyles.ts';
import { kolam, type Kolam } from './lib/kolam.ts';
import { SHARE_PICTURE_PATH } from '../shared/sharePicture.ts';
import { schemeSheet } from './theme/schemeSheet.ts';
import { provideSanitizerWindow } from './ui/sanitizeHtml.ts';

export { feedAddress } from './app/jobFeed.ts';
export { keepSearch } from './app/routes.ts';
export { closedPaths } from './app/siteIndex.ts';

const routing = createStaticHandler(routes);

/** Whose site it is, for everything that a request starts: while one is worked on, another may be for what the chapter has become. */
const requested = new AsyncLocalStorage<ChapterFacts>();
provideChapter(() => {
  const facts = requested.getStore();
  if (facts === undefined) throw new Error('Nobody has said for whose site this is rendered.');
  return facts;
});

// Large, and needed by few pages: loaded with the first of them.
provideSanitizerWindow(async () => new (await import('jsdom')).JSDOM('').window);

/** What the web server hands in for one page. */
export interface RenderRequest {
  /** The page's address; its origin is where API calls go. */
  url: URL;
  settings: PublicSettings;
  colours: Colours;
  /** How to reach the API from here. */
  fetch: typeof fetch;
  /** Data that is not there by then is left to the browser; milliseconds. */
  deadlineMs: number;
  now: Date;
  /** Does the part that keeps the process busy when it is its turn; at once when left out. */
  inTurn?: <T>(work: () => Promise<T>) => Promise<T>;
}

/** A rendered page, in pieces; the web server puts them into its HTML frame. */
export type RenderResult =
  | {
      redirect: string;
      /** As below. */
      complete: boolean;
    }
  | {
      status: number;
      /** For the head: what the markup wants to be fetched first. */
      preloads: string;
      html: string;
      styles: string;
      head: ResolvedHead;
      tags: ReturnType<typeof headTags>;
      /** Names of emotion's rules in them. */
      rules: string[];
      /** The API cache, to be handed to the browser. */
      state: unknown;
      /** Names of the page's chunks in the client build's manifest. */
      chunks: string[];
      /** False when some data missed the deadline, could not be had or is out of date: such a page must not be cached. */
      complete: boolean;
    };

const timeout = (ms: number): Promise<'late'> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, 'late').unref();
  });

/**
 * The whole tree as HTML. React would move larger Suspense boundaries to the end, with inline scripts that put them
 * in their place: neither the security policy nor a visitor without scripts allows that, so the limit is taken away.
 */
async function markup(tree: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

/**
 * React writes what the page wants first, its large pictures, in front of all markup. It belongs into the head, before the
 * styles: a slow phone needs a tenth of a second to read those, and a picture that is asked for later is seen later.
 */
function splitPreloads(markup: string): { preloads: string; html: string } {
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(markup)?.[0] ?? '';
  return { preloads, html: markup.slice(preloads.length) };
}

/** A store for one request; whoever it is for, it sees what a visitor sees who is not signed in. */
function anonymousStore(origin: string, fetchHere: typeof fetch): AppStore {
  const extra: ApiExtra = { origin, fetch: fetchHere, authToken: () => null, onUnauthorized: () => undefined, retries: 0 };
  return createStore(userReducer, extra);
}

/** What the web server hands in for what is no page. */
export interface ReadRequest {
  chapter: ChapterFacts;
  /** Where API calls go. */
  origin: string;
  /** How to reach the API from here. */
  fetch: typeof fetch;
  now: Date;
}

/** Paths for the sitemap (NAV-04, JOBS-09). */
export const sitemapPaths = ({ chapter: facts, origin, fetch: fetchHere, now }: ReadRequest): Promise<SitemapEntry[]> =>
  requested.run(facts, () => listedPaths(askThrough(anonymousStore(origin, fetchHere)).ask, now));

/** The events of a calendar (EVT-08); `missing` when there is none, `unavailable` when the content system does not answer. */
export async function calendar(
  subject: CalendarSubject,
  { chapter: facts, origin, fetch: fetchHere, now }: ReadRequest,
): Promise<Calendar | 'missing' | 'unavailable'> {
  try {
    const { ask } = askThrough(anonymousStore(origin, fetchHere));
    return (await requested.run(facts, () => readCalendar(ask, subject, now))) ?? 'missing';
  } catch (error) {
    if (error instanceof CalendarUnavailable) return 'unavailable';
    throw error;
  }
}

/** The newest open jobs of a search; null when the job backend does not answer. @param search query of the feed */
export const jobFeed = (search: string, { chapter: facts, origin, fetch: fetchHere, now }: ReadRequest): Promise<JobFeed | null> =>
  requested.run(facts, () => readJobFeed(askThrough(anonymousStore(origin, fetchHere)).ask, search, now));

/** An address, as the web server sees it. */
export type Located =
  | { redirect: string }
  | {
      address: string;
      /** It carries what anybody can make up, search words or ids: there is no end to such addresses. */
      unbounded: boolean;
    };

/**
 * What an address means: it leads elsewhere, its query kept, or it is a page. All addresses of a page that look the
 * same have one `address`, so that they can be one entry of a cache: canonical spelling, known search parameters only.
 */
export function locate(pathname: string, search: string): Located {
  const redirect = redirectOf(pathname, search);
  if (redirect !== null) return { redirect };
  const { page, address } = findPage(pathname, search);
  return { address, unbounded: address.includes('?') || page.path.includes(':') };
}

type PrepareRequest = Omit<RenderRequest, 'inTurn' | 'colours'>;

/** The page of an address with its data, as complete as the deadline allows, before anything of it is rendered. */
async function prepare(request: PrepareRequest) {
  const { url, settings, now } = request;
  const place = findPage(url.pathname, url.search);
  const { page, params } = place;
  const module = await page.module.load();

  const store = anonymousStore(url.origin, request.fetch);
  const { ask, stop } = askThrough(store);
  // Nobody is signed in here: what only members may see is not even asked for.
  const data = page.access === undefined ? module.preload?.({ params, url, now, ask }) : undefined;
  const outcome = await Promise.race([Promise.all([preloadShell(ask), data]), timeout(request.deadlineMs)]);
  stop();

  const state = store.getState();
  const head = resolveHead(module.head({ params, url, now, name: page.name, state }), place, settings.publicUrl);
  const isWhole = !hasFailures(state) && Object.keys(state.staleness).length === 0;
  return { place, store, head, complete: outcome !== 'late' && isWhole };
}

/** What is drawn for shared links of an address, as `locate` gives it (NAV-04). */
export interface Shared {
  title: string;
  /** What kind of page it is, where there are many. */
  kind?: string;
  owner: string;
  drawing: Kolam;
}

/** What is drawn for a page; `missing` when it has no picture of its own, `incomplete` when its data could not be had. */
export const shared = (request: PrepareRequest): Promise<Shared | 'missing' | 'incomplete'> =>
  requested.run(request.settings.chapter, () => share(request));

async function share(request: PrepareRequest): Promise<Shared | 'missing' | 'incomplete'> {
  const { place, head, complete } = await prepare(request);
  // An unknown page is not missing for good when the content system did not answer.
  if (!complete) return 'incomplete';
  const drawn = new URL(head.picture).pathname.startsWith(`${SHARE_PICTURE_PATH}/`);
  if (!drawn || head.redirect !== undefined) return 'missing';
  const { title } = head;
  const kind = place.page.path.includes(':') ? { kind: place.page.name } : {};
  return { title, ...kind, owner: chapter().name, drawing: kolam(title) };
}

/** What is drawn for a chapter, for its home page and whatever is not to be found by strangers. */
export const sharedHome = ({ name, tagline }: ChapterFacts): Shared => ({ title: name, owner: tagline, drawing: kolam(name) });

/** Renders the page of an address, as `locate` gives it, with its data, as complete as the deadline allows. */
export const render = (request: RenderRequest): Promise<RenderResult> => requested.run(request.settings.chapter, () => renderPage(request));

async function renderPage(request: RenderRequest): Promise<RenderResult> {
  const { url, settings, colours, now: renderedAt, inTurn = (work) => work() } = request;
  const { place, store, head, complete } = await prepare(request);
  const { page } = place;
  if (head.redirect !== undefined) return { redirect: head.redirect, complete };

  // What comes after the deadline comes too late for the page as well as for its state, or the two would differ.
  const known = store.getState();
  const state = dehydrate(known);
  const routed = await routing.query(new Request(url));
  if (routed instanceof Response || routed.errors !== null) throw new Error('The route of the page failed.', { cause: routed });
  const styleCache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(styleCache);
  const html = await inTurn(() =>
    markup(
      <App
        store={{ ...store, getState: () => known }}
        styleCache={styleCache}
        settings={settings}
        renderedAt={renderedAt}
        router={<StaticRouterProvider router={createStaticRouter(routing.dataRoutes, routed)} context={routed} hydrate={false} />}
      />,
    ),
  );
  const chunks = extractCriticalToChunks(html).styles;
  const rules = chunks.flatMap(({ ids }) => ids);
  const css = chunks.map((chunk) => chunk.css).join('');
  return {
    status: head.status ?? 200,
    ...splitPreloads(html),
    styles: `<style>${schemeSheet(colours)}${globalStyles}</style><style>${css}</style>`,
    rules,
    head,
    tags: headTags(head),
    state,
    chunks: chunksOf(page),
    complete,
  };
}
