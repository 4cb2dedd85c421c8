import styled from '@emotion/styled';
import { paths } from '../../config/paths.ts';
import { tone, touch, up } from '../../theme/tokens.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { Brand } from './Brand.tsx';
import { DropMenu } from './DropMenu.tsx';
import { HeaderLink } from './HeaderLink.tsx';
import { chapterLinks } from './menus.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { ProgramsMenu, TrainingsMenu } from './ServedMenus.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const Bar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  backgroundColor: tone.paper,
  borderBottom: `1px solid ${tone.line}`,
});

const Inner = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: 1328,
  minHeight: 72,
  margin: '0 auto',
  padding: '0 16px',
  [up.md]: { padding: '0 32px', gap: 16 },
});

const Navigation = styled('nav')({
  display: 'none',
  flex: 1,
  [up.lg]: { display: 'block' },
  '& > ul': { display: 'flex', alignItems: 'center', gap: 4, margin: 0, padding: 0, listStyle: 'none' },
});

const Side = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginLeft: 'auto',
  minHeight: touch,
});

const WideOnly = styled('div')({ display: 'none', alignItems: 'center', gap: 4, [up.lg]: { display: 'flex' } });

/** The site's header: brand, menus on wide screens, a slide-out menu on narrow ones (HDR-01). */
export function Header(): React.JSX.Element {
  return (
    <Bar>
      <Inner>
        <Brand />
        <Navigation aria-label="Main">
          <ul>
            <DropMenu label="Trainings">
              <TrainingsMenu />
            </DropMenu>
            <DropMenu label="Special Programs">
              <ProgramsMenu />
            </DropMenu>
            <DropMenu label="Chapter">
              {chapterLinks.map((link) => (
                <li key={link.to}>
                  <HeaderLink to={link.to}>{link.label}</HeaderLink>
                </li>
              ))}
            </DropMenu>
            <li>
              <HeaderLink to={paths.exploreJobs}>Jobs</HeaderLink>
            </li>
            <li>
              <HeaderLink to={paths.contact}>Contact</HeaderLink>
            </li>
          </ul>
        </Navigation>
        <Side>
          <WideOnly>
            <SocialLinks />
          </WideOnly>
          <SchemeSwitch />
          <WideOnly>
            <AccountLinks />
          </WideOnly>
          <MobileMenu />
        </Side>
      </Inner>
    </Bar>
  );
}
