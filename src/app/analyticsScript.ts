/** Loads and calls Google's analytics script (NAV-03). Storage stays denied until the visitor consents. */
import { readAnalyticsConsent } from './analyticsConsent.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

// Google's script reads `arguments` objects from the queue `dataLayer`, not arrays.
function gtag(..._arguments: unknown[]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params -- the documented protocol of the queue
  window.dataLayer.push(arguments);
}

export function loadAnalytics(id: string): void {
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: readAnalyticsConsent() ?? 'denied',
  });
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

export function sendPageView(path: string, title: string): void {
  // For all events: by default the script sends the whole URL, whose hash may have an attendance code, and its query what was searched.
  gtag('set', { page_location: `${window.location.origin}${path}` });
  gtag('event', 'page_view', { page_path: path, page_title: title });
}

const SCRIPT_COOKIES = /^_ga/;

function removeScriptCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const parts = window.location.hostname.split('.');
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`);
  for (const name of names.filter((item) => SCRIPT_COOKIES.test(item)))
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

/** Passes the visitor's choice to Google's script. A refusal also removes the script's cookies. */
export function updateConsent(choice: 'granted' | 'denied'): void {
  gtag('consent', 'update', { analytics_storage: choice });
  if (choice === 'denied') removeScriptCookies();
}
