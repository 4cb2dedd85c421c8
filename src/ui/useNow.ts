import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const minuteOf = (time: number): number => Math.floor(time / MINUTE_MS);

const RenderedAt = createContext<Date | null>(null);

/** Provides the moment of the server's rendering; without it, the tree was not rendered by a server. */
export const RenderedAtProvider = RenderedAt.Provider;

let latest = new Date(0);

/** The present moment. The same object within a minute, so that nothing is rendered again because of it. */
function currentMoment(): Date {
  if (minuteOf(Date.now()) !== minuteOf(latest.getTime())) latest = new Date();
  return latest;
}

const never = (): (() => void) => () => undefined;

/**
 * The moment that what is rendered counts from, to the minute: the only clock of a component. On the server and while the
 * browser hydrates, it is the moment of the server's rendering, since a page may be minutes old by then; at later renders, and in
 * what is mounted later, it is the present. Hydration is not followed by another render.
 */
export function useNow(): Date {
  const renderedAt = useContext(RenderedAt);
  const [clock] = useState(() => {
    let held: Date | null = null;
    return {
      now: () => held ?? currentMoment(),
      onServer: () => (held = renderedAt ?? currentMoment()),
      release: () => {
        held = null;
      },
    };
  });
  const now = useSyncExternalStore(never, clock.now, clock.onServer);
  // Declared after the store, whose own effects would render again if the moment had changed by then.
  useEffect(() => clock.release(), [clock]);
  return now;
}
