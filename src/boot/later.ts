/**
 * What lies below the first screen is laid out later, part by part: a slow phone would need one long task for the whole of a
 * page, right when somebody begins to use it. Each class leaves a part of the page to be laid out when it is near the window
 * (`src/theme/globalStyles.ts`); once the page has loaded they go, one a frame. Only for a page that is opened at its top:
 * estimated heights must not come between the browser and a place that it wants to find again.
 */
const PARTS = ['later-1', 'later-2', 'later-3', 'later-4', 'later-footer', 'later-languages'];

/** In the head, before anything is laid out. */
export function startLater(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && location.hash === '') document.documentElement.classList.add(...PARTS);
}

/** Lays out what was left, then goes on. */
export function endLater(next: () => void, part = 0): void {
  const name = PARTS[part];
  if (name === undefined) return next();
  document.documentElement.classList.remove(name);
  requestAnimationFrame(() => setTimeout(endLater, 0, next, part + 1));
}
