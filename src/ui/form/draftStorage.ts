/**
 * Drafts of forms, saved twice: in session storage, which belongs to the tab, and in local storage, which is still there after the tab
 * is closed. Logging out clears local storage in every tab (HDR-07); a half-filled form in another tab then still has that tab's copy.
 * Storage may be blocked or full; forms work without drafts.
 */

/** A form's values by field name. */
export type DraftValues = Record<string, unknown>;

export interface SavedDraft {
  values: DraftValues;
  savedAt: Date;
}

/** Maximum age of a draft that is restored. */
const LIFETIME_MS = 30 * 24 * 60 * 60_000;

const STORAGES = ['sessionStorage', 'localStorage'] as const;

type StorageName = (typeof STORAGES)[number];

/** Returns the result of an action on a storage; null when it throws, as it does when the browser refuses access. */
function tryStorage<T>(name: StorageName, action: (storage: Storage) => T): T | null {
  try {
    return action(window[name]);
  } catch {
    return null;
  }
}

function parseDraft(text: string | null): SavedDraft | null {
  const saved: unknown = JSON.parse(text ?? 'null');
  if (typeof saved !== 'object' || saved === null || !('values' in saved) || !('at' in saved)) return null;
  const savedAt = new Date(String(saved.at));
  const isCurrent = Date.now() - savedAt.getTime() < LIFETIME_MS;
  return isCurrent && typeof saved.values === 'object' && saved.values !== null ? { values: saved.values as DraftValues, savedAt } : null;
}

/** Returns the draft of a name, preferably the tab's own copy; null when there is none, or none that can be read. */
export function readDraft(name: string): SavedDraft | null {
  for (const storageName of STORAGES) {
    const found = tryStorage(storageName, (storage) => parseDraft(storage.getItem(name)));
    if (found !== null) return found;
  }
  return null;
}

/**
 * Saves a form's values, without the fields that are left out and without files, which cannot be stored. Fields that another form has
 * saved under the same name stay. After a logout in another tab has cleared local storage, they are saved in session storage only.
 *
 * @returns the time of saving; null when the browser refused
 */
export function saveDraft(name: string, values: DraftValues, omit: readonly string[] = []): Date | null {
  const draftValues = Object.entries(values).filter(([key, value]) => !omit.includes(key) && !(value instanceof File));
  const savedAt = new Date();
  const text = JSON.stringify({ at: savedAt, values: { ...readDraft(name)?.values, ...Object.fromEntries(draftValues) } });
  const hasDraft = (storageName: StorageName): boolean => tryStorage(storageName, (storage) => storage.getItem(name)) !== null;
  const storageNames = hasDraft('sessionStorage') && !hasDraft('localStorage') ? STORAGES.slice(0, 1) : STORAGES;
  const writtenFlags = storageNames.map((storageName) => tryStorage(storageName, (storage) => storage.setItem(name, text)) !== null);
  // Where writing failed, an older draft must not be restored later.
  storageNames.forEach((storageName, index) => writtenFlags[index] || tryStorage(storageName, (storage) => storage.removeItem(name)));
  return writtenFlags.includes(true) ? savedAt : null;
}

export function removeDraft(name: string): void {
  for (const storageName of STORAGES) tryStorage(storageName, (storage) => storage.removeItem(name));
}
