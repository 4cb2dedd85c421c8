import type { Store } from '@reduxjs/toolkit';
import { persistStore, type Persistor } from 'redux-persist';

let persistor: Persistor | null = null;

/** Reads the stored user into the store and keeps it stored from now on; resolves when it has been read. */
export function startPersisting(store: Store): Promise<void> {
  return new Promise((resolve) => {
    persistor = persistStore(store, null, () => resolve());
  });
}

/** Writes the user record now: redux-persist waits a moment otherwise, and the visitor may close the tab. */
export async function flushUser(): Promise<void> {
  await persistor?.flush();
}
