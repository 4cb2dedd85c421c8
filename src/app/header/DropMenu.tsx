import { Container, Paper, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { displayFont, tone, up } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { barItem } from './barItem.ts';

const Opener = styled('summary')({
  ...barItem,
  whiteSpace: 'nowrap',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { transition: 'transform .2s ease' },
  'details[open] > & > svg': { transform: 'rotate(180deg)' },
});

/** Opens below the whole header, its content in line with the page. */
const Sheet = styled(Paper)({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  maxHeight: 'calc(100dvh - 100%)',
  overflowY: 'auto',
  borderRadius: 0,
  borderBottom: `1px solid ${tone.line}`,
  // Its shadow falls on the page, not on the header.
  clipPath: 'inset(0 0 -80px)',
  animation: 'unfold .18s ease-out',
  '@keyframes unfold': { from: { opacity: 0, transform: 'translateY(-6px)' } },
});

const Inner = styled(Container)({
  display: 'grid',
  gap: '16px clamp(24px, 5vw, 80px)',
  paddingBlock: 32,
  [up.sm]: { gridTemplateColumns: 'minmax(12rem, 1fr) 3fr' },
  // Entries: each begins with a dot; the line of the kolam goes round it when one points at it.
  '& [data-entries] > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
    gap: '0 16px',
    alignContent: 'start',
  },
  // Four stand as two and two.
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
  /** what opens it */
  label: ReactNode;
  title: string;
  /** a sentence about what is inside */
  intro: string;
  /** below the sentence */
  aside?: ReactNode;
  /** when it changes, the menu closes; it closes after a navigation anyway */
  closesWith?: string;
  children: ReactNode;
}

/**
 * One drop-down of the header. It is the browser's own disclosure, so it opens before any script has run;
 * scripts add that it closes on Escape (the focus goes back to the opener), outside and after a navigation.
 */
export function DropMenu({ label, title, intro, aside, closesWith = '', children }: Props): React.JSX.Element {
  const details = useRef<HTMLDetailsElement>(null);
  const moment = `${useLocation().key}${closesWith}`;
  const shownAt = useRef(moment);

  useEffect(() => {
    // What the visitor opened before the scripts came stays open.
    if (shownAt.current === moment) return;
    shownAt.current = moment;
    if (details.current !== null) details.current.open = false;
  }, [moment]);

  useEffect(() => {
    const whenOpen = (act: (menu: HTMLDetailsElement, event: Event) => void) => (event: Event) => {
      if (details.current?.open === true) act(details.current, event);
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
        <Icon name="down" size={16} />
      </Opener>
      <Sheet variant="elevation" elevation={8}>
        {/* A boundary of its own: the line of the header comes to life first. */}
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
      </Sheet>
    </details>
  );
}
