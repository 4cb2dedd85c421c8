import { forgetFailures, loadPage } from './pageModules.ts';
import { matchRedirect, matchRoute } from './routes.tsx';
import type { AppStore } from './store.ts';

/** Pages that were prepared already; preparing is free to repeat, but not for nothing. */
const prepared = new Set<string>();

async function prepare(store: AppStore, href: string): Promise<void> {
  const url = new URL(href);
  const target = new URL(matchRedirect(url.pathname) ?? url.pathname, url);
  const { route, params } = matchRoute(target.pathname);
  const module = await loadPage(route);
  for (const query of module.preload?.({ params, url, state: store.getState(), now: new Date() }) ?? []) {
    const result = store.dispatch(query) as PromiseLike<unknown> & { unsubscribe?: () => void };
    // The answer stays in the cache for its time; nobody is subscribed until the page is shown.
    await result;
    result.unsubscribe?.();
  }
}

/** Fetches code and data of a page as soon as the visitor points at, touches or focuses a link to it. */
export function prefetchOnIntent(store: AppStore): void {
  const onIntent = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    const key = `${link.pathname}${link.search}`;
    if (prepared.has(key) || link.pathname === window.location.pathname) return;
    prepared.add(key);
    // Only an attempt: when it fails, the navigation asks again and shows what went wrong.
    prepare(store, link.href).catch(() => {
      prepared.delete(key);
      forgetFailures();
    });
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}
