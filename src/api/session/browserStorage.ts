/** Accesses local storage; returns null on failure. Never throws, because blocked or corrupt storage must not break a page (AUTH-09). */
function withLocalStorage<T>(action: (storage: Storage) => T): T | null {
  try {
    return action(globalThis.localStorage);
  } catch {
    return null;
  }
}

export const readStored = (key: string): string | null => withLocalStorage((storage) => storage.getItem(key));

/** Stores a text; returns false when the browser refuses it. */
export const writeStored = (key: string, value: string): boolean => withLocalStorage((storage) => storage.setItem(key, value)) !== null;

export const removeStored = (key: string): void => void withLocalStorage((storage) => storage.removeItem(key));

/** Clears local storage (HDR-07). */
export const clearStored = (): void => void withLocalStorage((storage) => storage.clear());

/** Clears session storage, which holds form drafts (HDR-07). */
export function clearTabStorage(): void {
  try {
    sessionStorage.clear();
  } catch {}
}
