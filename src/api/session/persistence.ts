import type { Store } from '@reduxjs/toolkit';
import { persistStore, type Persistor } from 'redux-persist';

let persistor: Persistor | null = null;

/** Rehydrates the stored user and persists changes from then on. */
export function startPersisting(store: Store): Promise<void> {
  return new Promise((resolve) => {
    persistor = persistStore(store, null, () => resolve());
  });
}

/** Writes the user record at once, before the visitor may close the tab. */
export async function flushUser(): Promise<void> {
  await persistor?.flush();
}
