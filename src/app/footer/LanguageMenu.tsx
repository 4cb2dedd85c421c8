import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { siteConfig } from '../../config/siteConfig.ts';
import { tone, touch } from '../../theme/tokens.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { chosenLanguage } from './chosenLanguage.ts';

const Field = styled('label')({ display: 'inline-flex', alignItems: 'center', gap: 12 });

const Choice = styled('select')({
  minHeight: touch,
  padding: '0 12px',
  borderRadius: 10,
  border: `1px solid ${tone.onDeepSoft}`,
  backgroundColor: tone.deep,
  color: tone.onDeep,
});

/** Only visitors who choose another language need it. */
const loadTranslator = () => import(/* webpackChunkName: "translate" */ './translatePage.ts');

/** Offers the page in other languages; the third party's script is fetched only when one is chosen (NAV-06). */
export function LanguageMenu(): React.JSX.Element {
  const [language, setLanguage] = useState<string>(siteConfig.language);

  useEffect(() => {
    const chosen = chosenLanguage();
    if (chosen === siteConfig.language) return;
    setLanguage(chosen);
    // When the service is out of reach the page simply stays in its own language.
    loadTranslator()
      .then(({ continueTranslation }) => continueTranslation())
      .catch(() => setLanguage(siteConfig.language));
  }, []);

  const choose = (code: string): void => {
    setLanguage(code);
    loadTranslator()
      .then(({ translatePage }) => translatePage(code))
      .catch(() => {
        setLanguage(siteConfig.language);
        showToast('The translation service cannot be reached. Please try again later.', 'error');
      });
  };

  return (
    <Field className="notranslate" translate="no">
      Language
      <Choice value={language} onChange={(event) => choose(event.target.value)}>
        {siteConfig.translations.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </Choice>
    </Field>
  );
}
