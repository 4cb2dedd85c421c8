type Recorder = (path: string, title: string) => void;

let recorder: Recorder | null = null;
let waiting: [path: string, title: string][] = [];
let lastPath: string | null = null;

/**
 * Records a page view, once per route change (NAV-03): whatever else changes while the path stays the same, be it hash,
 * query or title, is none, nor are React's repeated effects (D-12). Views wait until analytics has started; without a
 * configured id they are dropped.
 *
 * @param path of the address, without query and hash
 */
export function recordPageView(path: string, title: string): void {
  if (path === lastPath) return;
  lastPath = path;
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
