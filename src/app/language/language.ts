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

/** Loaded only for visitors who choose another language. */
const loadTranslator = () => import(/* webpackChunkName: "translate" */ './translatePage.ts');

/** Returns the current language; the page's own on the server and while hydrating. */
export function useLanguage(): string {
  return useSyncExternalStore(subscribe, now, () => chapter().language);
}

/**
 * Translates the page, or restores the original with a reload (NAV-06).
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

/** Resumes the chosen translation after a page load; on failure it shows a toast and the page stays in its own language. */
export async function resumeTranslation(): Promise<void> {
  if (now() === chapter().language) return;
  try {
    const { continueTranslation } = await loadTranslator();
    await continueTranslation();
  } catch {
    set(chapter().language);
    showToast(UNREACHABLE, 'error');
  }
}
