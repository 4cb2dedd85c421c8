import type { StorageManager } from '@mui/material/styles';

const YEAR_SECONDS = 31_536_000;

/**
 * Keeps the colour scheme in the cookie `scheme` (`light`, `dark`; none: the system's), not in local storage,
 * which logging out clears (D-10). The inline script src/boot/scheme.ts reads the same cookie.
 */
export const schemeCookie: StorageManager = ({ key }) => ({
  get(defaultValue: unknown): unknown {
    if (!key.endsWith('mode') || typeof document === 'undefined') return defaultValue;
    return /(?:^|; )scheme=(light|dark)/.exec(document.cookie)?.[1] ?? defaultValue;
  },
  set(value: string): void {
    if (!key.endsWith('mode')) return;
    const chosen = value === 'light' || value === 'dark';
    document.cookie = `scheme=${chosen ? value : ''}; path=/; max-age=${chosen ? YEAR_SECONDS : 0}; samesite=lax`;
  },
  subscribe: () => () => undefined,
});
