import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const minuteOf = (time: number): number => Math.floor(time / MINUTE_MS);

const RenderedAt = createContext<Date | null>(null);

/** Provides the time at which the server rendered the page. Absent outside server-rendered trees. */
export const RenderedAtProvider = RenderedAt.Provider;

let latest = new Date(0);

function currentMoment(): Date {
  if (minuteOf(Date.now()) !== minuteOf(latest.getTime())) latest = new Date();
  return latest;
}

const noSubscription = (): (() => void) => () => undefined;

/**
 * Returns the current time to the minute. On the server and during hydration, this is the time at which the server rendered the page.
 * Hydration causes no extra render. Components use no other clock.
 */
export function useNow(): Date {
  const renderedAt = useContext(RenderedAt);
  const [clock] = useState(() => {
    let hydrationTime: Date | null = null;
    return {
      now: () => hydrationTime ?? currentMoment(),
      onServer: () => (hydrationTime = renderedAt ?? currentMoment()),
      release: () => {
        hydrationTime = null;
      },
    };
  });
  const now = useSyncExternalStore(noSubscription, clock.now, clock.onServer);
  // Declared after `useSyncExternalStore`, whose own effects run first and would render again if the time had changed by then.
  useEffect(() => clock.release(), [clock]);
  return now;
}
