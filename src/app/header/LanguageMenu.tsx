import { Typography } from '@mui/material';
import { siteConfig } from '../../config/siteConfig.ts';
import { useLanguage } from '../language/language.ts';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { DropMenu } from './DropMenu.tsx';
import { menuTexts } from './menus.ts';

/** The header's choice of language (NAV-06). */
export function LanguageMenu(): React.JSX.Element {
  const language = useLanguage();
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
