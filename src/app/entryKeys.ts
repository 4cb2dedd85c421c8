function giveKey(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key === undefined) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

/**
 * Gives a key to the present history entry, and to each other that has none as soon as it is reached: React Router keeps scroll
 * positions by key, and addresses that are opened and links to a section (`#about`) make entries without one. To be called before
 * the router is made, which reads the key.
 */
export function giveEntriesKeys(): void {
  giveKey();
  window.addEventListener('popstate', giveKey);
}
