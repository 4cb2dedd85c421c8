import { useMediaQuery } from '@mui/material';
import { useCallback, useRef, type RefObject } from 'react';
import { calmQuery } from '../theme/tokens.ts';
import { scrollSmoothly, useSwipe } from './useSwipe.ts';

/** Fraction of a card that one step moves (HOME-05). */
const STEP = 0.95;

/**
 * Returns a function that moves a row of cards by steps (HOME-05), counted from where the row was before the swipe or where it is heading.
 */
export function useRail(listRef: RefObject<HTMLElement | null>): (step: number) => void {
  const still = useMediaQuery(calmQuery);
  const goal = useRef<number | null>(null);
  const move = useCallback(
    (step: number, from?: number) => {
      const scroller = listRef.current;
      if (!scroller) return;
      const place = findSnapPosition(scroller, goal.current ?? from ?? scroller.scrollLeft, step);
      goal.current = place;
      scrollSmoothly(scroller, place, still, () => {
        if (goal.current === place) goal.current = null;
      });
    },
    [listRef, still],
  );
  useSwipe(listRef, move);
  return move;
}

/** A remainder smaller than this fraction of a card is scrolled as well. */
const REST = 0.2;

function findSnapPosition(scroller: HTMLElement, from: number, step: number): number {
  const card = scroller.firstElementChild?.getBoundingClientRect().width ?? 0;
  const room = scroller.scrollWidth - scroller.clientWidth;
  const place = from + step * STEP * card;
  if (place < REST * card) return 0;
  return place > room - REST * card ? room : place;
}
