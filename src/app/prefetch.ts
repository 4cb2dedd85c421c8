import { createPreloadRun } from './preloadRun.ts';
import { loadPage } from './pageRecord.ts';
import { findPage } from './routes.ts';
import type { AppStore } from './store.ts';

/** Paths with queries that were prefetched already. */
const prefetchedKeys = new Set<string>();

async function prefetch(store: AppStore, link: URL): Promise<void> {
  const { page, params, address } = findPage(link.pathname, link.search);
  const { module } = await loadPage(page);
  if (page.access?.allows(store.getState().user) === false) return;
  const { runQuery, release } = createPreloadRun(store);
  try {
    await module.preload?.({ params, url: new URL(address, link), now: new Date(), runQuery });
  } finally {
    // The page subscribes to its queries itself when it is shown.
    release();
  }
}

/** Prefetches code and data of a page when a link to it is hovered, touched or focused. */
export function prefetchOnIntent(store: AppStore): void {
  const onIntent = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    // As in LinkBehaviour.tsx: downloads and new windows are not routed.
    if (link.target !== '' || link.hasAttribute('download')) return;
    const key = `${link.pathname}${link.search}`;
    if (prefetchedKeys.has(key) || link.pathname === window.location.pathname) return;
    prefetchedKeys.add(key);
    // Best effort: after a failure, the navigation sends the requests again and shows the error.
    prefetch(store, new URL(link.href)).catch(() => prefetchedKeys.delete(key));
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}
