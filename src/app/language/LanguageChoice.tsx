import { List, ListItemButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { siteConfig } from '../../config/siteConfig.ts';
import { chooseLanguage, useLanguage } from './language.ts';

const Choices = styled(List)({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 4,
  // The words, not their places to press, stand in line with what is around them.
  marginInline: -10,
  '& .MuiListItemButton-root': { padding: '0 10px', '&[aria-current=true]': { textDecoration: 'underline' } },
});

/** The languages of the page, each by its own name (NAV-06). The places that hold it give it its colours. */
export function LanguageChoice({ className }: { className?: string }): React.JSX.Element {
  const language = useLanguage();
  return (
    <Choices className={`notranslate ${className ?? ''}`} translate="no" aria-label="Language">
      {siteConfig.translations.map(({ code, name }) => (
        <li key={code}>
          <ListItemButton component="button" lang={code} aria-current={code === language} onClick={() => void chooseLanguage(code)}>
            {name}
          </ListItemButton>
        </li>
      ))}
    </Choices>
  );
}
