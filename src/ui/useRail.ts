import { useMediaQuery } from '@mui/material';
import { useCallback, useRef, type RefObject } from 'react';
import { reducedMotionQuery } from '../theme/tokens.ts';
import { scrollSmoothly, useSwipe } from './useSwipe.ts';

/** Fraction of a card that one step moves (HOME-05). */
const STEP = 0.95;

/**
 * Moves a row of cards by a step on a swipe (HOME-05), and returns a function that moves it. While the row is still moving, a step starts
 * at the previous step's target. Otherwise it starts at the position before the swipe or the press.
 */
export function useRail(listRef: RefObject<HTMLElement | null>): (step: number) => void {
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
