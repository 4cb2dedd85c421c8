import { Box, Chip } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { GUTTER } from '../../theme/primitives.ts';
import { LinkBehaviour } from '../../theme/LinkBehaviour.tsx';
import { down, tone } from '../../theme/tokens.ts';

/** Swipeable row of links, full-bleed on phones. */
const Rail = styled(Box)({
  position: 'relative',
  display: 'flex',
  gap: 8,
  padding: '4px 0',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > a': { flex: 'none', scrollSnapAlign: 'start', fontVariantNumeric: 'tabular-nums', fontSize: '1rem' },
  '& > a[aria-current]': { backgroundColor: tone.ink, borderColor: tone.ink, color: tone.paper },
  '& > a[aria-current]:hover': { backgroundColor: tone.ink },
  '@media (forced-colors:active)': { '& > a[aria-current]': { outline: '3px solid Highlight', outlineOffset: -3 } },
  [down.md]: { marginInline: `calc(-1 * ${GUTTER})`, paddingInline: GUTTER, scrollPaddingInline: GUTTER },
}) as typeof Box;

interface Props {
  label: string;
  chips: readonly { label: string; href: string; isCurrent: boolean }[];
}

/** Filter that consists of links, which work without scripts. */
export function ChipRail({ label, chips }: Props): React.JSX.Element {
  const rail = useRef<HTMLElement>(null);
  // On phones the current chip may be outside the visible part of the row.
  useEffect(() => {
    const current = rail.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && rail.current) rail.current.scrollLeft = current.offsetLeft - (rail.current.clientWidth - current.offsetWidth) / 2;
  }, []);
  return (
    <Rail component="nav" aria-label={label} ref={rail}>
      {chips.map((chip) => (
        <Chip
          key={chip.href}
          clickable
          component={LinkBehaviour}
          href={chip.href}
          variant="outlined"
          label={chip.label}
          aria-current={chip.isCurrent ? 'true' : undefined}
        />
      ))}
    </Rail>
  );
}
