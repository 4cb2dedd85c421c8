import { chapter } from '../../config/chapter.ts';

/** Returns the language that the visitor chose on an earlier page, or else the page's own. */
export function readChosenLanguage(): string {
  const code = /(?:^|; )googtrans=\/[\w-]+\/([\w-]+)/.exec(document.cookie)?.[1];
  return chapter().translations.find((translation) => translation.code === code)?.code ?? chapter().language;
}
