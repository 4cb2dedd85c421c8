import { siteConfig } from '../../config/siteConfig.ts';

/** The language that the visitor has chosen before, or the page's own. */
export function chosenLanguage(): string {
  const code = /(?:^|; )googtrans=\/[a-z]+\/([a-z]+)/.exec(document.cookie)?.[1];
  return siteConfig.translations.find((one) => one.code === code)?.code ?? siteConfig.language;
}
