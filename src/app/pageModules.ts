import type { PageModule } from '../api/page.ts';
import type { Route } from './routes.tsx';

const loaded = new Map<string, PageModule>();
const loading = new Map<string, Promise<PageModule>>();

/** Chunks that could not be fetched. */
const failed = new Set<string>();

/**
 * Fetches the code of a page, once. A failed fetch (offline, or a new release took the file away) stays failed until
 * `forgetFailures`: React renders a page that waits several times, and each time would ask anew, for ever.
 */
export function loadPage(route: Route): Promise<PageModule> {
  const pending = loading.get(route.chunk);
  if (pending !== undefined) return pending;
  const promise = route.load().then(
    (module) => {
      loaded.set(route.chunk, module);
      return module;
    },
    (error: unknown) => {
      failed.add(route.chunk);
      throw error;
    },
  );
  loading.set(route.chunk, promise);
  return promise;
}

/** Lets the next try ask again for what could not be fetched. */
export function forgetFailures(): void {
  for (const chunk of failed) loading.delete(chunk);
  failed.clear();
}

/**
 * The page's code when it is here. A page must be rendered from here before hydration: a lazy component would
 * suspend, and React would build the server's DOM anew.
 */
export const loadedPage = (route: Route): PageModule | undefined => loaded.get(route.chunk);
