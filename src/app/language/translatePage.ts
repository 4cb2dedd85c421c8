import { chapter } from '../../config/chapter.ts';

/** The part of the translation widget's global that is used here. */
interface TranslateGlobal {
  translate: {
    TranslateElement: new (
      options: { pageLanguage: string; includedLanguages: string; autoDisplay: boolean },
      elementId: string,
    ) => unknown;
  };
}

declare global {
  interface Window {
    google?: TranslateGlobal;
    startTranslation?: () => void;
  }
}

const SCRIPT = 'https://translate.google.com/translate_a/element.js?cb=startTranslation';
const HOST_ID = 'translation-widget';

let pendingWidget: Promise<void> | null = null;

function loadWidget(): Promise<void> {
  pendingWidget ??= new Promise<void>((resolve, reject) => {
    const host = document.createElement('div');
    host.id = HOST_ID;
    host.hidden = true;
    document.body.append(host);
    window.startTranslation = () => {
      const widget = window.google?.translate.TranslateElement;
      if (widget === undefined) {
        reject(new Error('The translation widget is missing'));
        return;
      }
      const includedLanguages = chapter()
        .translations.map(({ code }) => code)
        .join(',');
      // oxlint-disable-next-line no-new -- the widget's documented way to start
      new widget({ pageLanguage: chapter().language, includedLanguages, autoDisplay: false }, HOST_ID);
      resolve();
    };
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.addEventListener('error', () => {
      pendingWidget = null;
      host.remove();
      reject(new Error('The translation script did not load'));
    });
    document.head.append(script);
  });
  return pendingWidget;
}

/** The widget reads the language from this cookie when it starts. */
function saveLanguage(code: string): void {
  const source = chapter().language;
  document.cookie = code === source ? 'googtrans=; path=/; max-age=0' : `googtrans=/${source}/${code}; path=/`;
}

/**
 * Resumes the chosen language after a page load.
 * @throws Error when the widget cannot be loaded. The choice has then been cleared.
 */
export async function continueTranslation(): Promise<void> {
  try {
    await loadWidget();
  } catch (error) {
    saveLanguage(chapter().language);
    throw error;
  }
}

/**
 * Translates the page with the third-party widget (NAV-06). Saves the choice and reloads the page, because the content security policy
 * allows the widget only on pages of visitors who have chosen a language.
 * @param code one of the chapter's translations
 */
export function translatePage(code: string): void {
  saveLanguage(code);
  window.location.reload();
}
