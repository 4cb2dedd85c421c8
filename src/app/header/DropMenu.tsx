import { Container, Paper, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { displayFont, tone, up } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { barItem } from './styles.ts';

const Opener = styled('summary')({
  ...barItem,
  whiteSpace: 'nowrap',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { transition: 'transform .2s ease' },
  'details[open] > & > svg': { transform: 'rotate(180deg)' },
});

const MenuPanel = styled(Paper)({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  maxHeight: 'calc(100dvh - 100%)',
  overflowY: 'auto',
  borderRadius: 0,
  borderBottom: `1px solid ${tone.line}`,
  // Keeps the panel's shadow off the header.
  clipPath: 'inset(0 0 -80px)',
  animation: 'unfold .18s ease-out',
  '@keyframes unfold': { from: { opacity: 0, transform: 'translateY(-6px)' } },
});

const Inner = styled(Container)({
  display: 'grid',
  gap: '16px clamp(24px, 5vw, 80px)',
  paddingBlock: 32,
  [up.sm]: { gridTemplateColumns: 'minmax(12rem, 1fr) 3fr' },
  // Entries begin with a dot; on hover a ring is drawn around it.
  '& [data-entries] > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
    gap: '0 16px',
    alignContent: 'start',
  },
  '& [data-entries] > ul:not(:has(> :nth-of-type(5)))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& [data-entries] .MuiListItemButton-root': {
    gap: 14,
    paddingInline: 8,
    fontFamily: displayFont,
    fontSize: '1.1875rem',
    fontWeight: 600,
    lineHeight: 1.25,
    '&:hover, &[aria-current]:not([aria-current="false"])': { backgroundColor: 'transparent', color: tone.primary, textDecoration: 'none' },
    '&::before': {
      content: '""',
      flex: 'none',
      border: `3px solid ${tone.lineStrong}`,
      borderRadius: '50%',
      outline: '1.5px solid transparent',
      outlineOffset: 2,
    },
    '&:hover::before, &[aria-current]:not([aria-current="false"])::before': {
      borderColor: tone.accentStrong,
      outlineColor: 'currentColor',
    },
  },
});

interface Props {
  label: ReactNode;
  title: string;
  intro: string;
  aside?: ReactNode;
  /** The menu closes when this value changes, and after navigation. */
  closeKey?: string;
  children: ReactNode;
}

/**
 * Drop-down of the header, built on `details` so that it opens before hydration. Scripts close it on Escape, on a click or focus outside
 * and after navigation. After Escape the focus returns to the opener.
 */
export function DropMenu({ label, title, intro, aside, closeKey = '', children }: Props): React.JSX.Element {
  const details = useRef<HTMLDetailsElement>(null);
  const locationKey = `${useLocation().key}${closeKey}`;
  const previousKey = useRef(locationKey);

  useEffect(() => {
    // A menu opened before hydration stays open.
    if (previousKey.current === locationKey) return;
    previousKey.current = locationKey;
    if (details.current !== null) details.current.open = false;
  }, [locationKey]);

  useEffect(() => {
    const whenOpen = (handle: (menu: HTMLDetailsElement, event: Event) => void) => (event: Event) => {
      if (details.current?.open === true) handle(details.current, event);
    };
    const onOutside = whenOpen((menu, { target }) => {
      if (target instanceof Node && !menu.contains(target)) menu.open = false;
    });
    const onKey = whenOpen((menu, event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    });
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <details ref={details} name="header-menu">
      <Opener>
        {label}
        <Icon icon="down" size={16} />
      </Opener>
      <MenuPanel variant="elevation" elevation={8}>
        {/* A boundary of its own, so that the header's bar hydrates first. */}
        <Suspense>
          <Inner>
            <div>
              <Typography variant="h4" component="p">
                {title}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: '34ch' }}>
                {intro}
              </Typography>
              {aside}
            </div>
            <div data-entries="">{children}</div>
          </Inner>
        </Suspense>
      </MenuPanel>
    </details>
  );
}
