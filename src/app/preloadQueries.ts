import type { AppDispatch } from '../api/hooks.ts';
import type { RunQuery } from '../api/page.ts';

export interface PreloadQueries {
  runQuery: RunQuery;
  /** Ends the preload at its next query, which is not sent. */
  stop(): void;
  /** Unsubscribes, so that cache entries expire normally. */
  release(): void;
}

/** Returns a `runQuery` for `preload` that uses a store's cache. */
export function createPreloadQueries(store: { dispatch: AppDispatch }): PreloadQueries {
  const subscriptions: { unsubscribe?: () => void }[] = [];
  let isStopped = false;
  return {
    runQuery: <Result>(query: Parameters<RunQuery>[0]) => {
      // Never settles, which ends the preload; it is garbage-collected with its store.
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
