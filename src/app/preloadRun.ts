import { listCertifications } from '../api/endpoints/certifications.ts';
import { listEventCategories } from '../api/endpoints/events.ts';
import type { AppDispatch } from '../api/hooks.ts';
import type { RunQuery } from '../api/page.ts';

export interface PreloadRun {
  runQuery: RunQuery;
  /** Ends the preload at its next query, which is not sent. */
  stop(): void;
  /** Unsubscribes, so that cache entries expire normally. */
  release(): void;
}

/** Creates the functions that run, stop and release the queries of a page's `preload` in a store's cache. */
export function createPreloadRun(store: { dispatch: AppDispatch }): PreloadRun {
  const subscriptions: { unsubscribe?: () => void }[] = [];
  let isStopped = false;
  return {
    runQuery: <Result>(query: Parameters<RunQuery>[0]) => {
      // The promise never settles, which ends the preload. It is garbage-collected with the store.
      if (isStopped) return new Promise<Result>(() => undefined);
      const result = store.dispatch(query) as Promise<Result> & { unsubscribe?: () => void };
      subscriptions.push(result);
      return result;
    },
    stop: () => {
      isStopped = true;
    },
    release: () => {
      for (const subscription of subscriptions.splice(0)) subscription.unsubscribe?.();
    },
  };
}

/** Requests the data of the menus in header and footer. */
export const preloadShell = (runQuery: RunQuery): Promise<unknown> =>
  Promise.all([runQuery(listCertifications.initiate()), runQuery(listEventCategories.initiate())]);
