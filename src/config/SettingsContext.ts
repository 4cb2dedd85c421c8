import { createContext, useContext } from 'react';
import type { PublicSettings } from './settings.ts';

const Context = createContext<PublicSettings | null>(null);

/** Hands the runtime settings to the tree. */
export const SettingsProvider = Context.Provider;

/** The runtime settings of this installation. Throws outside of the app. */
export function useSettings(): PublicSettings {
  const settings = useContext(Context);
  if (settings === null) throw new Error('useSettings needs a SettingsProvider');
  return settings;
}
