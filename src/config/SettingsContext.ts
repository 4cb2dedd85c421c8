import { createContext, useContext } from 'react';
import type { Extension } from '../../shared/extensions.ts';
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

/**
 * Returns whether the job backend has an extension; what it lacks is not offered on any page. A component outside of the app, as in
 * most tests, has all of them.
 */
export const useExtension = (name: Extension): boolean => useContext(Context)?.extensions.includes(name) ?? true;
