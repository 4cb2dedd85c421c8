import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../config/paths.ts';
import { displayFace, tone, touch, up } from '../../theme/tokens.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { headerItem, HeaderLink } from './HeaderLink.tsx';
import { chapterLinks } from './menus.ts';
import { ProgramsMenu, TrainingsMenu } from './ServedMenus.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const PANEL_ID = 'mobile-menu';

const Opener = styled('button')({
  ...headerItem,
  width: touch,
  padding: 0,
  justifyContent: 'center',
  [up.lg]: { display: 'none' },
});

const Panel = styled('div')({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(24rem, 100vw)',
  height: '100dvh',
  margin: 0,
  padding: '12px 16px 32px',
  border: 0,
  borderLeft: `1px solid ${tone.line}`,
  overflowY: 'auto',
  backgroundColor: tone.surface,
  color: tone.ink,
  transform: 'translateX(0)',
  transition: 'transform 200ms ease-out',
  '@starting-style': { transform: 'translateX(100%)' },
  '&::backdrop': { backgroundColor: 'rgb(20 8 26 / 0.5)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& nav li a, & nav li > button': { display: 'flex', width: '100%' },
});

const Section = styled('details')({
  borderBottom: `1px solid ${tone.line}`,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 56,
    padding: '0 12px',
    cursor: 'pointer',
    listStyle: 'none',
    fontFamily: displayFace,
    fontWeight: 600,
    fontSize: '1.125rem',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary::after': { content: '"+"', fontSize: '1.5rem', color: tone.violet },
  '&[open] > summary::after': { content: '"\\2212"' },
  '& > ul': { paddingBottom: 12 },
});

const Plain = styled('ul')({ '& a, & button': { minHeight: 56, fontFamily: displayFace, fontWeight: 600, fontSize: '1.125rem' } });

const Top = styled('div')({ display: 'flex', justifyContent: 'flex-end' });

function Drawing({ path }: { path: string }): React.JSX.Element {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/**
 * The slide-out menu of narrow screens. It is a popover, which the browser opens and closes without scripts:
 * Escape and a tap outside close it, and the focus returns to the opener. One submenu is open at a time.
 */
export function MobileMenu(): React.JSX.Element {
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);

  useEffect(() => {
    // What the visitor opened before the scripts came stays open.
    if (shownAt.current === key) return;
    shownAt.current = key;
    if (panel.current?.matches(':popover-open') === true) panel.current.hidePopover();
  }, [key]);

  const onlyOneOpen = (event: React.SyntheticEvent<HTMLDetailsElement>): void => {
    if (!event.currentTarget.open) return;
    for (const other of panel.current?.querySelectorAll('details') ?? []) {
      if (other !== event.currentTarget) other.open = false;
    }
  };
  const closeWhenLeft = (event: React.FocusEvent<HTMLDivElement>): void => {
    const next = event.relatedTarget;
    if (next instanceof Node && !event.currentTarget.contains(next)) event.currentTarget.hidePopover();
  };

  return (
    <>
      <Opener type="button" popoverTarget={PANEL_ID} aria-label="Menu">
        <Drawing path="M4 7h16M4 12h16M4 17h16" />
      </Opener>
      <Panel ref={panel} id={PANEL_ID} popover="auto" role="dialog" aria-label="Menu" onBlur={closeWhenLeft}>
        <Top>
          <Opener type="button" popoverTarget={PANEL_ID} popoverTargetAction="hide" aria-label="Close menu">
            <Drawing path="M6 6l12 12M18 6 6 18" />
          </Opener>
        </Top>
        <nav aria-label="Main, small screens">
          <Section name="mobile-section" onToggle={onlyOneOpen}>
            <summary>Trainings</summary>
            <ul>
              <TrainingsMenu />
            </ul>
          </Section>
          <Section name="mobile-section" onToggle={onlyOneOpen}>
            <summary>Special Programs</summary>
            <ul>
              <ProgramsMenu />
            </ul>
          </Section>
          <Section name="mobile-section" onToggle={onlyOneOpen}>
            <summary>Chapter</summary>
            <ul>
              {chapterLinks.map((link) => (
                <li key={link.to}>
                  <HeaderLink to={link.to}>{link.label}</HeaderLink>
                </li>
              ))}
            </ul>
          </Section>
          <Plain>
            <li>
              <HeaderLink to={paths.exploreJobs}>Jobs</HeaderLink>
            </li>
            <li>
              <HeaderLink to={paths.contact}>Contact</HeaderLink>
            </li>
            <li>
              <AccountLinks />
            </li>
          </Plain>
        </nav>
        <SocialLinks />
      </Panel>
    </>
  );
}
