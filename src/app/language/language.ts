import { useSyncExternalStore } from 'react';
import { chapter } from '../../config/chapter.ts';
import { showToast } from '../../ui/toast/toast.ts';

/** Returns the language that the visitor chose on an earlier page, or else the page's own. */
export function readChosenLanguage(): string {
  const code = /(?:^|; )googtrans=\/[\w-]+\/([\w-]+)/.exec(document.cookie)?.[1];
  return chapter().translations.find((translation) => translation.code === code)?.code ?? chapter().language;
}

const UNREACHABLE = 'The translation service cannot be reached. Please try again later.';

let currentCode: string | null = null;
const listeners = new Set<() => void>();

const currentLanguage = (): string => (currentCode ??= readChosenLanguage());

function setLanguage(code: string): void {
  currentCode = code;
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
  return useSyncExternalStore(subscribe, currentLanguage, () => chapter().language);
}

/**
 * Translates the page, or restores the original with a reload (NAV-06).
 * @param code one of the chapter's translations
 */
export async function chooseLanguage(code: string): Promise<void> {
  setLanguage(code);
  try {
    const { translatePage } = await loadTranslator();
    translatePage(code);
  } catch {
    setLanguage(chapter().language);
    showToast(UNREACHABLE, 'error');
  }
}

/** Resumes the chosen translation after a page load. On failure, shows a toast, and the page stays in its own language. */
export async function resumeTranslation(): Promise<void> {
  if (currentLanguage() === chapter().language) return;
  try {
    const { continueTranslation } = await loadTranslator();
    await continueTranslation();
  } catch {
    setLanguage(chapter().language);
    showToast(UNREACHABLE, 'error');
  }
}
