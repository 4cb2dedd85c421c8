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
 * Returns whether the job backend has an extension. Pages must not offer what the backend lacks. Without a provider, as in most tests, all
 * extensions are available.
 */
export const useExtension = (name: Extension): boolean => useContext(Context)?.extensions.includes(name) ?? true;

/** Returns whether events can take registrations on this site. */
export const useHasRegistrations = (): boolean => useContext(Context)?.registrations ?? true;

/** Returns whether the content system is this site's own. The content system also sends the passcodes. */
export const useHasOwnContentSystem = (): boolean => useContext(Context)?.contentHost === undefined;
