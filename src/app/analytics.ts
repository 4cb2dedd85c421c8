/**
 * Page views (NAV-03). The script is fetched only when an id is configured, and only after the page is
 * interactive; storage stays denied until the visitor accepts. The choice is a cookie, because logging out
 * clears local storage.
 */
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const CONSENT_COOKIE = 'analytics-consent';
const YEAR_SECONDS = 31_536_000;

let measurementId: string | null = null;
let lastRecorded: string | null = null;

/** What the visitor chose, or null when not asked yet. */
export function analyticsConsent(): 'granted' | 'denied' | null {
  const match = /(?:^|; )analytics-consent=(granted|denied)/.exec(document.cookie);
  return match?.[1] === 'granted' || match?.[1] === 'denied' ? match[1] : null;
}

// The analytics script reads `arguments` objects from its queue, not arrays.
function gtag(..._arguments: unknown[]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params -- the documented protocol of the script's queue
  window.dataLayer.push(arguments);
}

/** Starts analytics for a configured id; without one nothing is loaded and nothing is recorded. */
export function startAnalytics(id: string | undefined): void {
  if (id === undefined || measurementId !== null) return;
  measurementId = id;
  const storage = analyticsConsent() ?? 'denied';
  gtag('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: storage });
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false, anonymize_ip: true });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  if (pending !== null) recordPageView(...pending);
}

let pending: [navigationKey: string, path: string, title: string] | null = null;

/**
 * Records a page view once per navigation: redirects and React's repeated effects do not count twice (D-12).
 *
 * @param navigationKey the router's key of the history entry
 */
export function recordPageView(navigationKey: string, path: string, title: string): void {
  if (measurementId === null) {
    pending = [navigationKey, path, title];
    return;
  }
  const mark = `${navigationKey} ${path}`;
  if (mark === lastRecorded) return;
  lastRecorded = mark;
  gtag('event', 'page_view', { page_path: path, page_title: title });
}

/** Keeps the visitor's choice for a year and tells the script. */
export function chooseAnalyticsConsent(choice: 'granted' | 'denied'): void {
  document.cookie = `${CONSENT_COOKIE}=${choice}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  gtag('consent', 'update', { analytics_storage: choice });
}
