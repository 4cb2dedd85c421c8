import { useSyncExternalStore } from 'react';
import { chapter } from '../../config/chapter.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { chosenLanguage } from './chosenLanguage.ts';

const UNREACHABLE = 'The translation service cannot be reached. Please try again later.';

let current: string | null = null;
const listeners = new Set<() => void>();

const now = (): string => (current ??= chosenLanguage());

function set(code: string): void {
  current = code;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Only visitors who choose another language need it. */
const loadTranslator = () => import(/* webpackChunkName: "translate" */ './translatePage.ts');

/** The language that the visitor reads the page in; the page's own on the server and while hydrating. */
export function useLanguage(): string {
  return useSyncExternalStore(subscribe, now, () => chapter().language);
}

/**
 * Translates the page, or goes back to its own language, on a fresh page (NAV-06).
 *
 * @param code one of the chapter's translations
 */
export async function chooseLanguage(code: string): Promise<void> {
  set(code);
  try {
    const { translatePage } = await loadTranslator();
    translatePage(code);
  } catch {
    set(chapter().language);
    showToast(UNREACHABLE, 'error');
  }
}

/** Goes on with the chosen language on a fresh page; out of reach, it says so and the page stays in its own. */
export async function continueLanguage(): Promise<void> {
  if (now() === chapter().language) return;
  try {
    const { continueTranslation } = await loadTranslator();
    await continueTranslation();
  } catch {
    set(chapter().language);
    showToast(UNREACHABLE, 'error');
  }
}
