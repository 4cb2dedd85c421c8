import type { PageModule } from '../api/page.ts';
import type { Route } from './routes.tsx';

const loaded = new Map<string, PageModule>();
const loading = new Map<string, Promise<PageModule>>();

/**
 * Fetches the code of a page, once. A failed fetch (offline, or a new release took the file away) is forgotten,
 * so that the next try asks again.
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
      loading.delete(route.chunk);
      throw error;
    },
  );
  loading.set(route.chunk, promise);
  return promise;
}

/**
 * The page's code when it is here. A page must be rendered from here before hydration: a lazy component would
 * suspend, and React would build the server's DOM anew.
 */
export const loadedPage = (route: Route): PageModule | undefined => loaded.get(route.chunk);
