import { createContext, useContext } from 'react';
import type { Extension } from '../../shared/extensions.ts';
import type { PublicSettings } from './settings.ts';

const Context = createContext<PublicSettings | null>(null);

/** Provides the runtime settings. */
export const SettingsProvider = Context.Provider;

export function useSettings(): PublicSettings {
  const settings = useContext(Context);
  if (settings === null) throw new Error('useSettings needs a SettingsProvider');
  return settings;
}

/**
 * Returns whether the job backend has an extension; what it lacks is not offered on any page. Outside the app, as in most tests, it
 * has all of them.
 */
export const useExtension = (name: Extension): boolean => useContext(Context)?.extensions.includes(name) ?? true;

/** Returns whether the content system, which also sends passcodes, is this site's own. */
export const useHasOwnContentSystem = (): boolean => useContext(Context)?.contentHost === undefined;
