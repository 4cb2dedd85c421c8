type Recorder = (path: string, title: string) => void;

let recorder: Recorder | null = null;
let queuedViews: [path: string, title: string][] = [];
let lastPath: string | null = null;

/**
 * Records a page view once per change of path (NAV-03, D-12). Until analytics has started, the last 20 views are queued.
 * @param path without query and hash
 */
export function recordPageView(path: string, title: string): void {
  if (path === lastPath) return;
  lastPath = path;
  if (recorder === null) queuedViews = [...queuedViews, [path, title]].slice(-20) as typeof queuedViews;
  else recorder(path, title);
}

/** Starts analytics; without an id, discards all page views. Call once the page is interactive. */
export async function startAnalytics(measurementId: string | undefined): Promise<void> {
  if (measurementId === undefined) {
    queuedViews = [];
    recorder = () => undefined;
    return;
  }
  const { loadAnalytics, sendPageView } = await import(/* webpackChunkName: "analytics" */ './analyticsScript.ts');
  loadAnalytics(measurementId);
  recorder = sendPageView;
  for (const view of queuedViews) sendPageView(...view);
  queuedViews = [];
}
