/**
 * Local storage that never throws: corrupt, full, blocked or missing storage must not break a page (AUTH-09).
 */
const storage = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

/** The text under `key`, or null when there is none or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps `value` under `key`; answers false when the browser refused (full or blocked). */
export function store(key: string, value: string): boolean {
  try {
    const target = storage();
    target?.setItem(key, value);
    return target !== null;
  } catch {
    return false;
  }
}

/** Forgets `key`. */
export function forget(key: string): void {
  try {
    storage()?.removeItem(key);
  } catch {
    // Blocked storage holds nothing to forget.
  }
}

/** Forgets everything this site keeps in local storage (HDR-07). */
export function forgetAll(): void {
  try {
    storage()?.clear();
  } catch {
    // Blocked storage holds nothing to forget.
  }
}
