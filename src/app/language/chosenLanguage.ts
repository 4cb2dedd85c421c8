import { chapter } from '../../config/chapter.ts';

/** Returns the language chosen before, or the page's own. */
export function readChosenLanguage(): string {
  const code = /(?:^|; )googtrans=\/[\w-]+\/([\w-]+)/.exec(document.cookie)?.[1];
  return chapter().translations.find((translation) => translation.code === code)?.code ?? chapter().language;
}
