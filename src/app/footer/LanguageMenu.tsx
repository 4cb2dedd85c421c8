import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { siteConfig } from '../../config/siteConfig.ts';
import { tone, touch } from '../../theme/tokens.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { chosenLanguage, continueTranslation, translatePage } from './translatePage.ts';

const Field = styled('label')({ display: 'inline-flex', alignItems: 'center', gap: 12 });

const Choice = styled('select')({
  minHeight: touch,
  padding: '0 12px',
  borderRadius: 10,
  border: `1px solid ${tone.onDeepSoft}`,
  backgroundColor: tone.deep,
  color: tone.onDeep,
});

/** Offers the page in other languages; the third party's script is fetched only when one is chosen (NAV-06). */
export function LanguageMenu(): React.JSX.Element {
  const [language, setLanguage] = useState<string>(siteConfig.language);

  useEffect(() => {
    setLanguage(chosenLanguage());
    // When the service is out of reach the page simply stays in its own language.
    continueTranslation().catch(() => setLanguage(siteConfig.language));
  }, []);

  const choose = (code: string): void => {
    setLanguage(code);
    translatePage(code).catch(() => {
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
