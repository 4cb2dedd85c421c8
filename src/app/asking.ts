import type { AppDispatch } from '../api/hooks.ts';
import type { Ask } from '../api/page.ts';

/** Asks the API on behalf of `preload`. */
export interface Asking {
  ask: Ask;
  /** From now on nothing new is asked for: nobody waits for it any more. */
  stop(): void;
  /** Gives up the subscriptions: answers stay in the cache for their time, and no longer. */
  release(): void;
}

/** A way for `preload` to ask through a store's cache. */
export function askThrough(store: { dispatch: AppDispatch }): Asking {
  const subscriptions: { unsubscribe?: () => void }[] = [];
  let stopped = false;
  return {
    ask: <Answer>(query: Parameters<Ask>[0]) => {
      // Never settled, so that the preload ends here; it is forgotten with its store.
      if (stopped) return new Promise<Answer>(() => undefined);
      const result = store.dispatch(query) as Promise<Answer> & { unsubscribe?: () => void };
      subscriptions.push(result);
      return result;
    },
    stop: () => {
      stopped = true;
    },
    release: () => {
      for (const subscription of subscriptions.splice(0)) subscription.unsubscribe?.();
    },
  };
}
