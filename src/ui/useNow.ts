import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const minuteOf = (time: number): number => Math.floor(time / MINUTE_MS);

const RenderedAt = createContext<Date | null>(null);

/** Provides the time of the server's rendering; absent outside server-rendered trees. */
export const RenderedAtProvider = RenderedAt.Provider;

let latest = new Date(0);

function currentMoment(): Date {
  if (minuteOf(Date.now()) !== minuteOf(latest.getTime())) latest = new Date();
  return latest;
}

const noSubscription = (): (() => void) => () => undefined;

/**
 * Returns the current time to the minute; components use no other clock. On the server and during hydration it is the time of the
 * server's rendering, afterwards the present; hydration causes no extra render.
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
  // Declared after the store, whose own effects would render again if the time had changed by then.
  useEffect(() => clock.release(), [clock]);
  return now;
}
