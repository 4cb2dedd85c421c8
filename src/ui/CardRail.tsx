import styled from '@emotion/styled';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { up } from '../theme/tokens.ts';
import { RoundButton } from './CarouselControls.tsx';
import { Icon } from './Icon.tsx';
import { useMounted } from './useMounted.ts';
import { useReducedMotion } from './useReducedMotion.ts';
import { glideTo, useSwipe } from './useSwipe.ts';

/** How much of a card one step moves; snapping then brings the next card to its place (HOME-05). */
export const RAIL_STEP = 0.95;

const GAP = 16;

const List = styled('ul')({
  display: 'flex',
  gap: GAP,
  margin: 0,
  padding: '4px 0 8px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '&[data-ready]': { touchAction: 'pan-y' },
  '& > li': { flex: '0 0 min(85%, 340px)', display: 'grid', minWidth: 0, scrollSnapAlign: 'start' },
  '&[data-few]': { justifyContent: 'safe center' },
  '&[data-few] > li': { scrollSnapAlign: 'center' },
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

const Buttons = styled('div')({
  display: 'flex',
  justifyContent: 'center',
  gap: 12,
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
 * the ends and absent when all cards are in sight (HOME-05, CERT-06). One or two cards are centred. Without scripts it scrolls.
 */
export function CardRail({ label, cards, wide = 'rail' }: CardRailProps) {
  const list = useRef<HTMLUListElement>(null);
  const mounted = useMounted();
  const still = useReducedMotion();
  const [ends, setEnds] = useState({ start: true, end: cards.length < 2 });
  const [needsFocus, setNeedsFocus] = useState(false);

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

  const move = useCallback(
    (step: number) => {
      const scroller = list.current;
      if (scroller) glideTo(scroller, restingPlace(scroller, step), still);
    },
    [still],
  );
  useSwipe(list, move);

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
      <Buttons data-wide={wide}>
        {mounted && !(ends.start && ends.end) && (
          <>
            <RoundButton type="button" aria-label={`Previous: ${label}`} disabled={ends.start} onClick={() => move(-1)}>
              <Icon name="previous" />
            </RoundButton>
            <RoundButton type="button" aria-label={`Next: ${label}`} disabled={ends.end} onClick={() => move(1)}>
              <Icon name="next" />
            </RoundButton>
          </>
        )}
      </Buttons>
    </div>
  );
}

/** Where the row comes to rest: 95 % of a card further, then at the start of the card that is nearest. */
function restingPlace(scroller: HTMLElement, step: number): number {
  const card = scroller.firstElementChild?.getBoundingClientRect().width ?? 0;
  const pitch = card + GAP;
  if (card === 0) return 0;
  const wanted = scroller.scrollLeft + step * RAIL_STEP * card;
  const room = scroller.scrollWidth - scroller.clientWidth;
  return Math.min(room, Math.max(0, Math.round(wanted / pitch) * pitch));
}
