/** Scroll positions of the tab's history entries, so that Back and Forward return to them (D-7). */
const STORAGE_KEY = 'scroll-positions';
const KEPT = 50;

let positions: Map<string, number> | null = null;

function all(): Map<string, number> {
  if (positions !== null) return positions;
  positions = new Map();
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    if (Array.isArray(stored)) {
      for (const entry of stored) {
        if (Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number') positions.set(entry[0], entry[1]);
      }
    }
  } catch {
    // Blocked or damaged: begin afresh.
  }
  return positions;
}

/** Notes where an entry is scrolled to, in CSS pixels from the top. */
export function rememberScroll(entryKey: string, top: number): void {
  all().delete(entryKey);
  all().set(entryKey, top);
}

/** Where an entry was scrolled to, in CSS pixels from the top; null when it is not known. */
export const recallScroll = (entryKey: string): number | null => all().get(entryKey) ?? null;

/** Keeps the latest positions for a return from another site. */
export function saveScroll(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...all()].slice(-KEPT)));
  } catch {
    // Blocked or full: Back begins at the top then.
  }
}
