import { List, ListItemButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { chapter } from '../../config/chapter.ts';
import { chooseLanguage, useLanguage } from './language.ts';

const Choices = styled(List)({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 4,
  marginInline: -10,
  '& .MuiListItemButton-root': { padding: '0 10px', '&[aria-current=true]': { textDecoration: 'underline' } },
});

/** Buttons for the page's languages, each named in its own language (NAV-06). Renders nothing when there is only one language. */
export function LanguageChoice({ className }: { className?: string }): React.JSX.Element | null {
  const language = useLanguage();
  const { translations } = chapter();
  return translations.length < 2 ? null : (
    <Choices className={`notranslate ${className ?? ''}`} translate="no" aria-label="Language">
      {translations.map(({ code, name }) => (
        <li key={code}>
          <ListItemButton component="button" lang={code} aria-current={code === language} onClick={() => void chooseLanguage(code)}>
            {name}
          </ListItemButton>
        </li>
      ))}
    </Choices>
  );
}
