const YEAR_SECONDS = 31_536_000;

/** Returns the visitor's choice about analytics storage; null before the choice. */
export function readAnalyticsConsent(): 'granted' | 'denied' | null {
  const choice = /(?:^|; )analytics-consent=(granted|denied)/.exec(document.cookie)?.[1];
  return choice === 'granted' || choice === 'denied' ? choice : null;
}

/** Saves the choice for a year in a cookie, because logging out clears local storage (D-10). */
export function saveAnalyticsConsent(choice: 'granted' | 'denied'): void {
  document.cookie = `analytics-consent=${choice}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
