import { useMediaQuery } from '@mui/material';
import { useCallback, useRef, type RefObject } from 'react';
import { calmQuery } from '../theme/tokens.ts';
import { glideTo, useSwipe } from './useSwipe.ts';

/** How much of a card one step moves (HOME-05). */
const STEP = 0.95;

/**
 * Moves a row of cards step by step, by swipe and by call (HOME-05). Each swipe and each call is one step: it is
 * counted from where the row was before the finger moved it, or from where it is still gliding to.
 *
 * @returns moves the row by steps
 */
export function useRail(listRef: RefObject<HTMLElement | null>): (step: number) => void {
  const still = useMediaQuery(calmQuery);
  const goal = useRef<number | null>(null);
  const move = useCallback(
    (step: number, from?: number) => {
      const scroller = listRef.current;
      if (!scroller) return;
      const place = restingPlace(scroller, goal.current ?? from ?? scroller.scrollLeft, step);
      goal.current = place;
      glideTo(scroller, place, still, () => {
        if (goal.current === place) goal.current = null;
      });
    },
    [listRef, still],
  );
  useSwipe(listRef, move);
  return move;
}

/** What is left of the way after a step, as a part of a card, is gone with it when it is less. */
const REST = 0.2;

/** Returns where the row comes to rest, in pixels. */
function restingPlace(scroller: HTMLElement, from: number, step: number): number {
  const card = scroller.firstElementChild?.getBoundingClientRect().width ?? 0;
  const room = scroller.scrollWidth - scroller.clientWidth;
  const place = from + step * STEP * card;
  if (place < REST * card) return 0;
  return place > room - REST * card ? room : place;
}
