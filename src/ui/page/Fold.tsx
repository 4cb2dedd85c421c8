import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { focusRing, tone, touch } from '../../theme/tokens.ts';
import { Icon } from '../Icon.tsx';
import { groupIndian } from '../../lib/grouping.ts';

const Details = styled('details')({
  minWidth: 0,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: touch,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    '& > svg': { flex: 'none' },
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: tone.primary },
    '&:focus-visible': { outline: `${focusRing.width}px solid ${focusRing.colour}`, outlineOffset: focusRing.offset },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  // Printed, everything is unfolded.
  '@media print': {
    '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    '& > summary > svg': { display: 'none' },
  },
});

/** What is written wraps, and the arrow stays beside it. */
const Summary = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8, minWidth: 0 });

/** Unfolds while printing what is folded: browsers without `::details-content` (Firefox 140, Safari 18.3) ignore the print styles. */
function useUnfoldedInPrint(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    let wasFolded = false;
    const unfold = (): void => {
      if (details.current === null || details.current.open) return;
      wasFolded = true;
      details.current.open = true;
    };
    const foldAgain = (): void => {
      if (wasFolded && details.current !== null) details.current.open = false;
      wasFolded = false;
    };
    window.addEventListener('beforeprint', unfold);
    window.addEventListener('afterprint', foldAgain);
    return () => {
      window.removeEventListener('beforeprint', unfold);
      window.removeEventListener('afterprint', foldAgain);
    };
  }, [details]);
}

/**
 * Content that is folded until its summary is pressed, with or without scripts. It stays part of the document: search engines read it,
 * and the browser's search and links to an id in it unfold it (`src/app/revealTarget.ts`).
 */
export function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }): React.JSX.Element {
  const details = useRef<HTMLDetailsElement>(null);
  useUnfoldedInPrint(details);
  return (
    <Details ref={details}>
      <summary>
        <Summary>{summary}</Summary>
        <Icon icon="down" />
      </summary>
      {children}
    </Details>
  );
}

interface Props<Item> {
  items: readonly Item[];
  /** Number of items that are shown at first. */
  shown: number;
  /** Renders a list of these items. `start` is the number of items before them. */
  children: (items: readonly Item[], start: number) => ReactNode;
}

/** A list that may be long: its first items, and the others folded below them. A single further item is shown, too. */
export function LongList<Item>({ items, shown, children }: Props<Item>): React.JSX.Element {
  const end = items.length - shown <= 1 ? items.length : shown;
  return (
    <>
      {children(items.slice(0, end), 0)}
      {end < items.length && <Fold summary={`${groupIndian(items.length - end)} more`}>{children(items.slice(end), end)}</Fold>}
    </>
  );
}
