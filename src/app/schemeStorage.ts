import type { ThemeProviderProps } from '@mui/material/styles';

/** Cookie with the chosen colour scheme. The inline script in the head reads it too. */
export const SCHEME_COOKIE = 'scheme';

const YEAR_SECONDS = 31_536_000;

type StorageManager = NonNullable<ThemeProviderProps['storageManager']>;

/**
 * Stores MUI's colour scheme in a cookie, because logging out clears local storage (D-10). Before a choice, the scheme follows the system.
 * The provider's other values are not stored.
 */
export const schemeStorage: StorageManager = ({ key }) => ({
  get: (defaultValue: string) => {
    if (key !== SCHEME_COOKIE || typeof document === 'undefined') return defaultValue;
    return /(?:^|; )scheme=(light|dark)/.exec(document.cookie)?.[1] ?? defaultValue;
  },
  set: (value: string) => {
    if (key !== SCHEME_COOKIE || (value !== 'light' && value !== 'dark')) return;
    document.cookie = `${SCHEME_COOKIE}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  },
  // Cookies have no change event. Other tabs get the new scheme when they next load a page.
  subscribe: () => () => undefined,
});
