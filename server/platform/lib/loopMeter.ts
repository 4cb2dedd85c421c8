import { performance } from 'node:perf_hooks';

/** Milliseconds over which the event loop is measured. */
const INTERVAL_MS = 1_000;
/** Share of the time above which the event loop counts as busy. */
const BUSY_SHARE = 0.5;

/** Returns a function that returns whether this thread's event loop was busy for most of the time lately: at least one second. */
export function createLoopMeter(): () => boolean {
  let start = performance.eventLoopUtilization();
  let startedAt = performance.now();
  let isBusy = false;
  return () => {
    if (performance.now() - startedAt < INTERVAL_MS) return isBusy;
    isBusy = performance.eventLoopUtilization(start).utilization > BUSY_SHARE;
    start = performance.eventLoopUtilization();
    startedAt = performance.now();
    return isBusy;
  };
}
