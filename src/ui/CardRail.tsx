import { IconButton, Stack, useMediaQuery } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode, useCallback, type RefObject } from 'react';
import { GUTTER } from '../theme/primitives.ts';
import { down, up, reducedMotionQuery } from '../theme/tokens.ts';
import { Icon } from './Icon.tsx';
import { useMounted } from './useMounted.ts';
import { scrollSmoothly, useSwipe } from './useSwipe.ts';

/** Fraction of a card that one step moves (HOME-05). */
const STEP = 0.95;

/**
 * Moves a row of cards by a step on a swipe (HOME-05), and returns a function that moves it. While the row is still moving, a step starts
 * at the previous step's target. Otherwise it starts at the position before the swipe or the press.
 */
function useRail(listRef: RefObject<HTMLElement | null>): (step: number) => void {
  const reducesMotion = useMediaQuery(reducedMotionQuery);
  const targetPosition = useRef<number | null>(null);
  const move = useCallback(
    (step: number, from?: number) => {
      const scroller = listRef.current;
      if (!scroller) return;
      const position = findTargetPosition(scroller, targetPosition.current ?? from ?? scroller.scrollLeft, step);
      targetPosition.current = position;
      scrollSmoothly(scroller, position, reducesMotion, () => {
        if (targetPosition.current === position) targetPosition.current = null;
      });
    },
    [listRef, reducesMotion],
  );
  useSwipe(listRef, move);
  return move;
}

/** If less than this fraction of a card remains to either end, the row moves to that end. */
const MIN_REMAINDER = 0.2;

function findTargetPosition(scroller: HTMLElement, from: number, step: number): number {
  const card = scroller.firstElementChild?.getBoundingClientRect().width ?? 0;
  const maxScroll = scroller.scrollWidth - scroller.clientWidth;
  const target = from + step * STEP * card;
  if (target < MIN_REMAINDER * card) return 0;
  return target > maxScroll - MIN_REMAINDER * card ? maxScroll : target;
}

const GAP = 16;

const List = styled('ul')({
  display: 'flex',
  gap: GAP,
  margin: 0,
  padding: '4px 0 8px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  // With scripts, a step moves by 95 % of a card, which is not a snap position.
  '&:not([data-ready])': { scrollSnapType: 'x mandatory' },
  '&[data-ready]': { touchAction: 'pan-y' },
  '& > li': { flex: '0 0 min(85%, 340px)', display: 'grid', minWidth: 0, scrollSnapAlign: 'start' },
  '&[data-few]': { justifyContent: 'safe center' },
  '&[data-few] > li': { scrollSnapAlign: 'center' },
  // Full-bleed, so that the next card is cut off at the edge of the screen.
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
  /** What the cards are, for screen readers: `Certifications`. */
  label: string;
  cards: ReadonlyArray<{ key: string | number; content: ReactNode }>;
  /** `grid` shows three columns without buttons from `md` up. */
  wide?: 'rail' | 'grid';
}

/**
 * Row of cards that moves by swipe (50 px), wheel and buttons (HOME-05, CERT-06). Scrolls natively without scripts. Below `md`, the row
 * extends over the page's margins.
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
    const updateControls = () => {
      const maxScroll = scroller.scrollWidth - scroller.clientWidth;
      const nextEnds = { start: scroller.scrollLeft <= 2, end: scroller.scrollLeft >= maxScroll - 2 };
      // If there are no links inside, the scroller itself must be focusable for the keyboard.
      setNeedsFocus(maxScroll > 2 && !scroller.querySelector('a[href], button'));
      setEnds((previousEnds) => (previousEnds.start === nextEnds.start && previousEnds.end === nextEnds.end ? previousEnds : nextEnds));
    };
    updateControls();
    scroller.addEventListener('scroll', updateControls, { passive: true });
    const observer = new ResizeObserver(updateControls);
    observer.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', updateControls);
      observer.disconnect();
    };
  }, [cards.length]);

  const renderButton = (step: -1 | 1, name: string, disabled: boolean) => (
    <IconButton size="large" aria-label={`${name}: ${label}`} disabled={disabled} onClick={() => move(step)}>
      <Icon icon={step < 0 ? 'previous' : 'next'} />
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
            {renderButton(-1, 'Previous', ends.start)}
            {renderButton(1, 'Next', ends.end)}
          </>
        )}
      </Buttons>
    </div>
  );
}
