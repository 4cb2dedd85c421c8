/**
 * What is typed into a form, kept twice: in the session storage of the tab, and in local storage, where it outlives the tab.
 * Logging out clears local storage in every tab (HDR-07); a form that is half filled in elsewhere then still has its tab's copy.
 * Storage may be blocked or full: a draft is a kindness, the form works without it.
 */
export type DraftValues = Record<string, unknown>;

/** A draft and when it was kept. */
export interface SavedDraft {
  values: DraftValues;
  at: Date;
}

/** Older drafts are not restored: nobody expects them any more. */
const LIFETIME_MS = 30 * 24 * 60 * 60_000;

const STORAGES = ['sessionStorage', 'localStorage'] as const;

/** Applies an action to a storage; null when the browser refuses it. */
function attempt<T>(name: (typeof STORAGES)[number], action: (storage: Storage) => T): T | null {
  try {
    return action(window[name]);
  } catch {
    return null;
  }
}

function parseDraft(text: string | null): SavedDraft | null {
  const saved: unknown = JSON.parse(text ?? 'null');
  if (typeof saved !== 'object' || saved === null || !('values' in saved) || !('at' in saved)) return null;
  const at = new Date(String(saved.at));
  const isCurrent = Date.now() - at.getTime() < LIFETIME_MS;
  return isCurrent && typeof saved.values === 'object' && saved.values !== null ? { values: saved.values as DraftValues, at } : null;
}

/** What is kept under a name, the tab's own copy first; null when there is nothing, or nothing that can be read. */
export function readDraft(name: string): SavedDraft | null {
  for (const storage of STORAGES) {
    const found = attempt(storage, (storage) => parseDraft(storage.getItem(name)));
    if (found !== null) return found;
  }
  return null;
}

/**
 * Keeps a form's values, without the fields that are left out; a file cannot be kept. What another form has kept under the same
 * name stays beside them. Once local storage was cleared, by a logout in another tab, they are kept in this tab alone.
 *
 * @returns when it was kept; null when the browser refused
 */
export function saveDraft(name: string, values: DraftValues, leaveOut: readonly string[] = []): Date | null {
  const draftValues = Object.entries(values).filter(([key, value]) => !leaveOut.includes(key) && !(value instanceof File));
  const at = new Date();
  const text = JSON.stringify({ at, values: { ...readDraft(name)?.values, ...Object.fromEntries(draftValues) } });
  const isIn = (storage: (typeof STORAGES)[number]): boolean => attempt(storage, (storage) => storage.getItem(name)) !== null;
  const storages = isIn('sessionStorage') && !isIn('localStorage') ? STORAGES.slice(0, 1) : STORAGES;
  const isWritten = storages.map((storage) => attempt(storage, (storage) => storage.setItem(name, text)) !== null);
  // An older one is not what was typed last.
  storages.forEach((storage, index) => isWritten[index] === true || attempt(storage, (storage) => storage.removeItem(name)));
  return isWritten.includes(true) ? at : null;
}

export function removeDraft(name: string): void {
  for (const storage of STORAGES) attempt(storage, (storage) => storage.removeItem(name));
}
