import type { ThemeProviderProps } from '@mui/material/styles';

/** Name of the cookie that keeps the chosen colour scheme; the inline script in the head reads it, too. */
export const SCHEME_COOKIE = 'scheme';

const YEAR_SECONDS = 31_536_000;

type StorageManager = NonNullable<ThemeProviderProps['storageManager']>;

/**
 * Keeps the visitor's colour scheme for MUI's provider in a cookie, because logging out clears local storage (D-10).
 * Without a choice the scheme follows the system. Everything else that the provider would store stays unsaid.
 */
export const schemeStorage: StorageManager = ({ key }) => ({
  get: (byDefault: string) => {
    if (key !== SCHEME_COOKIE || typeof document === 'undefined') return byDefault;
    return /(?:^|; )scheme=(light|dark)/.exec(document.cookie)?.[1] ?? byDefault;
  },
  set: (value: string) => {
    if (key !== SCHEME_COOKIE || (value !== 'light' && value !== 'dark')) return;
    document.cookie = `${SCHEME_COOKIE}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  },
  // A cookie tells other tabs nothing; they take the choice over when they are loaded again.
  subscribe: () => () => undefined,
});
