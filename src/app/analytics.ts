type Recorder = (path: string, title: string) => void;

let recorder: Recorder | null = null;
let waiting: [path: string, title: string][] = [];
let lastMark: string | null = null;
let lastView: string | null = null;

/**
 * Records a page view, once per navigation: redirects and React's repeated effects do not count twice (NAV-03, D-12).
 * Views wait until analytics has started; without a configured id they are dropped.
 *
 * @param navigationKey the router's key of the history entry
 * @param stays whether the navigation was within the page; it counts only when path or title have changed
 */
export function recordPageView(navigationKey: string, path: string, title: string, stays = false): void {
  const mark = `${navigationKey} ${path}`;
  const view = `${path} ${title}`;
  if (mark === lastMark || (stays && view === lastView)) return;
  lastMark = mark;
  lastView = view;
  if (recorder === null) waiting = [...waiting, [path, title]].slice(-20) as typeof waiting;
  else recorder(path, title);
}

/** Starts analytics once the page is interactive; without an id nothing is loaded and nothing recorded. */
export async function startAnalytics(measurementId: string | undefined): Promise<void> {
  if (measurementId === undefined) {
    waiting = [];
    recorder = () => undefined;
    return;
  }
  const { loadAnalytics, sendPageView } = await import(/* webpackChunkName: "analytics" */ './analyticsScript.ts');
  loadAnalytics(measurementId);
  recorder = sendPageView;
  for (const view of waiting) sendPageView(...view);
  waiting = [];
}
