function addEntryKey(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key === undefined) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

/**
 * Adds a key to history entries that have none: those of directly opened URLs and of hash links. React Router saves scroll positions by
 * key. Call before the router is created.
 */
export function addEntryKeys(): void {
  addEntryKey();
  window.addEventListener('popstate', addEntryKey);
}
