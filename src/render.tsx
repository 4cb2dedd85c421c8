import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { ApiExtra } from './api/extra.ts';
import type { PageContext } from './api/page.ts';
import { userReducer } from './api/session/userSlice.ts';
import { App } from './app/App.tsx';
import { dehydrate, hasFailures } from './app/dehydrate.ts';
import { headTags, resolveHead, type ResolvedHead } from './app/head.ts';
import { loadPage } from './app/pageModules.ts';
import { matchRedirect, matchRoute } from './app/routes.tsx';
import { shellPreloads } from './app/shellPreloads.ts';
import { createStore } from './app/store.ts';
import { createStyleCache, RULES_ATTRIBUTE } from './app/styleCache.ts';
import type { PublicSettings } from './config/settings.ts';
import { globalStyles } from './theme/globalStyles.ts';
import { kolam } from './lib/kolam.ts';
import { schemeSheet } from './theme/schemeSheet.ts';
import { provideKolam } from './ui/Kolam.tsx';

provideKolam(kolam);

/** What the web server hands in for one page. */
export interface RenderRequest {
  /** The page's address; its origin is where API calls go. */
  url: URL;
  settings: PublicSettings;
  /** How to reach the API from here. */
  fetch: typeof fetch;
  /** Data that is not there by then is left to the browser; milliseconds. */
  deadlineMs: number;
  now: Date;
}

/** A rendered page, in pieces; the web server puts them into its HTML frame. */
export type RenderResult =
  | { redirect: string }
  | {
      status: number;
      html: string;
      styles: string;
      head: ResolvedHead;
      tags: ReturnType<typeof headTags>;
      /** The API cache, to be handed to the browser. */
      state: unknown;
      /** Name of the page's chunk in the client build's manifest. */
      chunk: string;
      /** False when some data missed the deadline or could not be had: such a page must not be cached. */
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

/** Renders the page of an address with its data, as complete as the deadline allows. */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const { url, settings, now } = request;
  const redirect = matchRedirect(url.pathname);
  if (redirect !== null) return { redirect };
  const { route, params } = matchRoute(url.pathname);
  const module = await loadPage(route);

  const extra: ApiExtra = {
    origin: url.origin,
    fetch: request.fetch,
    authToken: () => null,
    onUnauthorized: () => undefined,
    retries: 0,
  };
  const store = createStore(userReducer, extra);
  const context = (): PageContext => ({ params, url, state: store.getState(), now });
  const queries = [...shellPreloads(), ...(module.preload?.(context()) ?? [])].map((query) => store.dispatch(query));
  const outcome = await Promise.race([Promise.allSettled(queries), timeout(request.deadlineMs)]);

  const head = resolveHead(module.head(context()), settings.publicUrl);
  if (head.redirect !== undefined) return { redirect: head.redirect };

  const state = dehydrate(store.getState());
  const styleCache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(styleCache);
  const html = await markup(
    <App
      store={store}
      styleCache={styleCache}
      settings={settings}
      router={(children) => <StaticRouter location={`${url.pathname}${url.search}`}>{children}</StaticRouter>}
    />,
  );
  const chunks = extractCriticalToChunks(html).styles;
  const rules = chunks.flatMap(({ ids }) => ids).join(' ');
  const css = chunks.map((chunk) => chunk.css).join('');
  const styles = `<style>${schemeSheet()}${globalStyles}</style><style ${RULES_ATTRIBUTE}="${rules}">${css}</style>`;
  return {
    status: head.status ?? 200,
    html,
    styles,
    head,
    tags: headTags(head),
    state,
    chunk: route.chunk,
    complete: outcome !== 'late' && !hasFailures(store.getState()),
  };
}
