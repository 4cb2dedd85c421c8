import type { GuardModule, LayoutModule, PageModule } from '../api/page.ts';
import type { PageRecord } from './pageRecord.ts';

/** All the code of a page. */
export interface PageParts {
  module: PageModule;
  layout: LayoutModule | undefined;
  guard: GuardModule | undefined;
}

const loaded = new Map<PageRecord, PageParts>();
const loading = new Map<PageRecord, Promise<PageParts>>();

/** Pages whose code could not be fetched. */
const failed = new Set<PageRecord>();

/**
 * Fetches the code of a page, once. A failed fetch (offline, or a new release took the file away) stays failed until
 * `forgetFailures`: React renders a page that waits several times, and each time would ask anew, for ever.
 */
export function loadPage(page: PageRecord): Promise<PageParts> {
  const pending = loading.get(page);
  if (pending !== undefined) return pending;
  const promise = Promise.all([page.module.load(), page.layout?.load(), page.access?.guard.load()]).then(
    ([module, layout, guard]) => {
      const parts = { module, layout, guard };
      loaded.set(page, parts);
      return parts;
    },
    (error: unknown) => {
      failed.add(page);
      throw error;
    },
  );
  loading.set(page, promise);
  return promise;
}

/** Lets the next try ask again for what could not be fetched. */
export function forgetFailures(): void {
  for (const page of failed) loading.delete(page);
  failed.clear();
}

/**
 * The page's code when it is here. A page must be rendered from here before hydration: a lazy component would
 * suspend, and React would build the server's DOM anew.
 */
export const loadedPage = (page: PageRecord): PageParts | undefined => loaded.get(page);

/** Names of the chunks that `loadPage` fetches. */
export const chunksOf = ({ module, layout, access }: PageRecord): string[] =>
  [layout, access?.guard, module].flatMap((part) => (part === undefined ? [] : [part.chunk]));
