import { Typography } from '@mui/material';
import { chapter } from '../../config/chapter.ts';
import { useLanguage } from '../language/language.ts';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { DropMenu } from './DropMenu.tsx';
import { menuTexts } from './menus.ts';

/** Language menu (NAV-06). Renders nothing when the chapter has no translations. */
export function LanguageMenu(): React.JSX.Element | null {
  const language = useLanguage();
  const { translations } = chapter();
  if (translations.length < 2) return null;
  const label = (
    <span className="notranslate" translate="no">
      <Typography variant="srOnly">Language: </Typography>
      {translations.find(({ code }) => code === language)?.name}
    </span>
  );
  return (
    <DropMenu label={label} closeKey={language} {...menuTexts.language}>
      <LanguageChoice />
    </DropMenu>
  );
}
