import { Typography } from '@mui/material';
import { useEffect } from 'react';
import { siteConfig } from '../../config/siteConfig.ts';
import { continueLanguage, useLanguage } from '../language/language.ts';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { DropMenu } from './DropMenu.tsx';
import { menuTexts } from './menus.ts';

/** The header's choice of language; also goes on with the one chosen on an earlier page (NAV-06). */
export function LanguageMenu(): React.JSX.Element {
  const language = useLanguage();
  useEffect(() => {
    void continueLanguage();
  }, []);
  const label = (
    <span className="notranslate" translate="no">
      <Typography variant="srOnly">Language: </Typography>
      {siteConfig.translations.find(({ code }) => code === language)?.name}
    </span>
  );
  return (
    <DropMenu label={label} closesWith={language} {...menuTexts.language}>
      <LanguageChoice />
    </DropMenu>
  );
}
