import { AppBar, Box, Container, Link, List, Toolbar, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { NavLink } from 'react-router';
import { tone, up } from '../../theme/tokens.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { barItem } from './styles.ts';
import { Brand } from './Brand.tsx';
import { DropMenu } from './DropMenu.tsx';
import { MenuLink, ProgramsMenu, TrainingsMenu } from './ContentMenus.tsx';
import { chapterLinks, chapterTexts, menuTexts, plainLinks } from './menus.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { SearchLink } from './SearchLink.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { chapter } from '../../config/chapter.ts';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { useLanguage } from '../language/language.ts';

/** Language menu (NAV-06). Renders nothing when the chapter has no translations. */
function LanguageMenu(): React.JSX.Element | null {
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

const BarLink = styled(Link)(barItem) as typeof Link;

const Bar = styled(Toolbar)({
  // Not positioned, so that menu panels are positioned in the header and as wide as the header.
  position: 'static',
  flexWrap: 'wrap',
  columnGap: 'clamp(8px, .9vw, 12px)',
  rowGap: 0,
  '& > a': { '--mark': tone.primary, flex: '1 1 7rem', [up.sm]: { flex: 'none' } },
  '& > nav': { display: 'none', [up.menu]: { display: 'block' } },
  '& > nav > ul': { position: 'static', display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
});

const BarActions = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: 'auto',
  // `data-from` is the width from which an item is shown.
  '& > [data-from]': { display: 'none', alignItems: 'center', gap: 8 },
  '& .MuiButton-root': { padding: '8px 12px', fontSize: '1rem' },
  // The search link. The narrowest phones have it only in their menu.
  '@media (min-width:350px)': { '& > [data-from=phone]': { display: 'flex' } },
  [up.sm]: { '& > [data-from=sm]': { display: 'flex' } },
  [up.md]: { '& > [data-from=md]': { display: 'flex' } },
  [up.menu]: { '& > [data-from=md]:first-of-type': { display: 'none' } },
  // The social links need the widest bar, because a member's bar has Profile and Logout in place of Login (HDR-06).
  [up.bar]: { '& > [data-from=md]:first-of-type': { display: 'flex' } },
});

/** Header: brand, inline menus on wide screens, a drawer on narrow ones (HDR-01). Suspense boundaries allow incremental hydration. */
export function Header(): React.JSX.Element {
  return (
    <AppBar component="header">
      <Container>
        <Bar>
          <Brand compact />
          <nav aria-label="Main">
            <Suspense>
              <List>
                <li>
                  <DropMenu label="Trainings" {...menuTexts.trainings}>
                    <List>
                      <TrainingsMenu />
                    </List>
                  </DropMenu>
                </li>
                <li>
                  <DropMenu label="Special Programs" {...menuTexts.programs}>
                    <List>
                      <ProgramsMenu />
                    </List>
                  </DropMenu>
                </li>
                <li>
                  <DropMenu label="Chapter" {...chapterTexts()}>
                    <List>
                      {chapterLinks.map((link) => (
                        <MenuLink key={link.to} {...link} />
                      ))}
                    </List>
                    <Box sx={{ [up.bar]: { display: 'none' } }}>
                      <SocialLinks />
                    </Box>
                  </DropMenu>
                </li>
                {plainLinks.map(({ label, to }) => (
                  <li key={to}>
                    <BarLink component={NavLink} to={to}>
                      {label}
                    </BarLink>
                  </li>
                ))}
              </List>
            </Suspense>
          </nav>
          <BarActions>
            <Suspense>
              <div data-from="md">
                <SocialLinks />
              </div>
              <div data-from="md">
                <LanguageMenu />
              </div>
              <div data-from="phone">
                <SearchLink />
              </div>
              <SchemeSwitch />
              <div data-from="sm">
                <AccountLinks />
              </div>
              <MobileMenu />
            </Suspense>
          </BarActions>
        </Bar>
      </Container>
    </AppBar>
  );
}
