import { IconButton, Stack } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { GUTTER } from '../theme/primitives.ts';
import { down, up } from '../theme/tokens.ts';
import { Icon } from './Icon.tsx';
import { useMounted } from './useMounted.ts';
import { useRail } from './useRail.ts';

/** Between two cards, in pixels. */
const GAP = 16;

const List = styled('ul')({
  display: 'flex',
  gap: GAP,
  margin: 0,
  // Room for a card that rises under the pointer.
  padding: '4px 0 8px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  // With scripts a step is 95 % of a card, which is no place to snap to.
  '&:not([data-ready])': { scrollSnapType: 'x mandatory' },
  '&[data-ready]': { touchAction: 'pan-y' },
  '& > li': { flex: '0 0 min(85%, 340px)', display: 'grid', minWidth: 0, scrollSnapAlign: 'start' },
  '&[data-few]': { justifyContent: 'safe center' },
  '&[data-few] > li': { scrollSnapAlign: 'center' },
  // From edge to edge of the window: what comes next is cut off by the screen and not by a margin.
  [down.md]: { marginInline: `calc(-1 * ${GUTTER})`, paddingInline: GUTTER, scrollPaddingInline: GUTTER },
  '&[data-wide=grid]': {
    [up.md]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: 24,
      overflow: 'visible',
      touchAction: 'auto',
      '&[data-few]': { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 380px))', justifyContent: 'center' },
    },
  },
});

const Buttons = styled(Stack)({
  minHeight: 52,
  paddingTop: 8,
  '&[data-wide=grid]': { [up.md]: { display: 'none' } },
});

export interface CardRailProps {
  /** what the cards are, for screen readers: `Certifications` */
  label: string;
  cards: ReadonlyArray<{ key: string | number; content: ReactNode }>;
  /** `grid`: from the `md` width on the cards stand in three columns without buttons */
  wide?: 'rail' | 'grid';
}

/**
 * Cards in a row that slides by swipe (50 px), wheel and previous and next buttons, which are disabled at
 * the ends and absent when all cards are in sight (HOME-05, CERT-06). One or two cards are centred. Without scripts it
 * scrolls. It stands directly between the page's margins: below `md` it reaches over them.
 */
export function CardRail({ label, cards, wide = 'rail' }: CardRailProps) {
  const list = useRef<HTMLUListElement>(null);
  const mounted = useMounted();
  const [ends, setEnds] = useState({ start: true, end: cards.length < 2 });
  const [needsFocus, setNeedsFocus] = useState(false);
  const move = useRail(list);

  useEffect(() => {
    const scroller = list.current;
    if (!scroller) return undefined;
    const look = () => {
      const room = scroller.scrollWidth - scroller.clientWidth;
      const now = { start: scroller.scrollLeft <= 2, end: scroller.scrollLeft >= room - 2 };
      // Cards without links would leave nothing for the keyboard to scroll with.
      setNeedsFocus(room > 2 && !scroller.querySelector('a[href], button'));
      setEnds((was) => (was.start === now.start && was.end === now.end ? was : now));
    };
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [cards.length]);

  const button = (step: -1 | 1, name: string, disabled: boolean) => (
    <IconButton size="large" aria-label={`${name}: ${label}`} disabled={disabled} onClick={() => move(step)}>
      <Icon name={step < 0 ? 'previous' : 'next'} />
    </IconButton>
  );

  return (
    <div>
      <List
        ref={list}
        aria-label={label}
        tabIndex={needsFocus ? 0 : undefined}
        data-ready={mounted ? '' : undefined}
        data-few={cards.length < 3 ? '' : undefined}
        data-wide={wide}
      >
        {cards.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </List>
      <Buttons direction="row" spacing={1} data-wide={wide}>
        {mounted && !(ends.start && ends.end) && (
          <>
            {button(-1, 'Previous', ends.start)}
            {button(1, 'Next', ends.end)}
          </>
        )}
      </Buttons>
    </div>
  );
}
