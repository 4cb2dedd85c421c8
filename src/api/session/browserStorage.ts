/**
 * Uses local storage and never throws: corrupt, full, blocked or missing storage must not break a page (AUTH-09).
 *
 * @returns what the action answers; null when the browser refused
 */
function attempt<T>(action: (storage: Storage) => T): T | null {
  try {
    return action(globalThis.localStorage);
  } catch {
    return null;
  }
}

/** The text under `key`, or null when there is none or storage is blocked. */
export const readStored = (key: string): string | null => attempt((storage) => storage.getItem(key));

/** Keeps `value` under `key`; answers false when the browser refused (full or blocked). */
export const store = (key: string, value: string): boolean => attempt((storage) => storage.setItem(key, value)) !== null;

/** Forgets `key`; blocked storage holds nothing to forget. */
export const forget = (key: string): void => void attempt((storage) => storage.removeItem(key));

/** Forgets everything this site keeps in local storage (HDR-07). */
export const forgetAll = (): void => void attempt((storage) => storage.clear());

/** Forgets what this tab keeps besides: forms that were not sent (HDR-07). */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Blocked storage holds nothing to forget.
  }
}
