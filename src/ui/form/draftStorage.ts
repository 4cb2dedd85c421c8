/**
 * Drafts of forms are saved twice: in session storage, which belongs to the tab, and in local storage, which remains when the tab is
 * closed. Logging out clears local storage (HDR-07). A half-filled form in another tab then still has the copy in that tab's session
 * storage. Storage may be blocked or full; forms also work without drafts.
 */

/** A form's values by field name. */
export type DraftValues = Record<string, unknown>;

export interface SavedDraft {
  values: DraftValues;
  savedAt: Date;
}

/** Maximum age at which a draft is still restored. */
const LIFETIME_MS = 30 * 24 * 60 * 60_000;

const STORAGES = ['sessionStorage', 'localStorage'] as const;

type StorageName = (typeof STORAGES)[number];

/** Returns the result of an action on a storage; null when the action throws, for example because the browser refuses access. */
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

/** Returns the draft with a name, preferably the tab's own copy; null when there is no readable draft of an age that is still restored. */
export function readDraft(name: string): SavedDraft | null {
  for (const storageName of STORAGES) {
    const found = tryStorage(storageName, (storage) => parseDraft(storage.getItem(name)));
    if (found !== null) return found;
  }
  return null;
}

/**
 * Saves a form's values, except the fields in `omit` and files, which cannot be stored. Keeps fields that another form has saved under the
 * same name. When a logout in another tab has cleared local storage, saves the values in session storage only.
 *
 * @returns the time of saving; null when the browser refuses
 */
export function saveDraft(name: string, values: DraftValues, omit: readonly string[] = []): Date | null {
  const draftValues = Object.entries(values).filter(([key, value]) => !omit.includes(key) && !(value instanceof File));
  const savedAt = new Date();
  const text = JSON.stringify({ at: savedAt, values: { ...readDraft(name)?.values, ...Object.fromEntries(draftValues) } });
  const hasDraft = (storageName: StorageName): boolean => tryStorage(storageName, (storage) => storage.getItem(name)) !== null;
  const storageNames = hasDraft('sessionStorage') && !hasDraft('localStorage') ? STORAGES.slice(0, 1) : STORAGES;
  const writtenFlags = storageNames.map((storageName) => tryStorage(storageName, (storage) => storage.setItem(name, text)) !== null);
  // If writing to a storage failed, that storage's older draft must not be restored later.
  storageNames.forEach((storageName, index) => writtenFlags[index] || tryStorage(storageName, (storage) => storage.removeItem(name)));
  return writtenFlags.includes(true) ? savedAt : null;
}

export function removeDraft(name: string): void {
  for (const storageName of STORAGES) tryStorage(storageName, (storage) => storage.removeItem(name));
}
