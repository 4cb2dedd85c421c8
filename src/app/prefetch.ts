import { askThrough } from './asking.ts';
import { loadPage } from './pageRecord.ts';
import { findPage } from './routes.ts';
import type { AppStore } from './store.ts';

/** Addresses whose page was fetched already. */
const fetched = new Set<string>();

async function prefetch(store: AppStore, link: URL): Promise<void> {
  const { page, params, address } = findPage(link.pathname, link.search);
  const { module } = await loadPage(page);
  if (page.access?.allows(store.getState().user) === false) return;
  const { ask, release } = askThrough(store);
  try {
    await module.preload?.({ params, url: new URL(address, link), now: new Date(), ask });
  } finally {
    // Nobody is subscribed until the page is shown.
    release();
  }
}

/** Fetches code and data of a page as soon as the visitor points at, touches or focuses a link to it. */
export function prefetchOnIntent(store: AppStore): void {
  const onIntent = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    // As the links themselves see it (LinkBehaviour.tsx): files and new windows are no pages of this one.
    if (link.target !== '' || link.hasAttribute('download')) return;
    const key = `${link.pathname}${link.search}`;
    if (fetched.has(key) || link.pathname === window.location.pathname) return;
    fetched.add(key);
    // Only an attempt: when it fails, the navigation asks again and shows what went wrong.
    prefetch(store, new URL(link.href)).catch(() => fetched.delete(key));
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}
