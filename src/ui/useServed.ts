import { useState, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * True on the server and, for good, in what React takes over from the server; false in what is mounted later. The
 * store remembers that it was asked for the server's value, so that hydration is not followed by another render.
 */
export function useServed(): boolean {
  const [store] = useState(() => {
    let served = false;
    return {
      now: () => served,
      onServer: () => {
        served = true;
        return served;
      },
    };
  });
  return useSyncExternalStore(never, store.now, store.onServer);
}
