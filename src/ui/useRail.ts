import { useMediaQuery } from '@mui/material';
import { useCallback, useRef, type RefObject } from 'react';
import { calmQuery } from '../theme/tokens.ts';
import { glideTo, useSwipe } from './useSwipe.ts';

/** How much of a card one step moves; the next card then snaps to its place (HOME-05). */
const STEP = 0.95;

/**
 * Moves a row of cards step by step, by swipe and by call (HOME-05). Each swipe and each call is one step: it is
 * counted from where the row was before the finger moved it, or from where it is still gliding to.
 *
 * @param gap between two cards, in pixels
 * @returns moves the row by steps
 */
export function useRail(listRef: RefObject<HTMLElement | null>, gap: number): (step: number) => void {
  const still = useMediaQuery(calmQuery);
  const goal = useRef<number | null>(null);
  const move = useCallback(
    (step: number, from?: number) => {
      const scroller = listRef.current;
      if (!scroller) return;
      const place = restingPlace(scroller, gap, goal.current ?? from ?? scroller.scrollLeft, step);
      goal.current = place;
      glideTo(scroller, place, still, () => {
        if (goal.current === place) goal.current = null;
      });
    },
    [listRef, gap, still],
  );
  useSwipe(listRef, move);
  return move;
}

/** Where the row comes to rest: 95 % of a card further, then at the start of the card that is nearest. */
function restingPlace(scroller: HTMLElement, gap: number, from: number, step: number): number {
  const card = scroller.firstElementChild?.getBoundingClientRect().width ?? 0;
  if (card === 0) return 0;
  const pitch = card + gap;
  const room = scroller.scrollWidth - scroller.clientWidth;
  return Math.min(room, Math.max(0, Math.round((from + step * STEP * card) / pitch) * pitch));
}
