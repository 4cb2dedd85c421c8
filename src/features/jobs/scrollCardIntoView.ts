import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls the list, and only the list, so that a job's card is visible after Back, Forward or a direct link (D-7). A list that flows with
 * the page is not scrolled.
 * @param isHydrating whether the page is hydrating. A list that the visitor has scrolled or is touching then stays in place, because
 *   moving it would cancel the press.
 */
export function scrollCardIntoView(list: HTMLElement | null, jobId: string | null, isHydrating: boolean): void {
  const card = jobId === null ? null : list?.querySelector(`[data-job="${CSS.escape(jobId)}"]`)?.closest('li');
  const scroller = card?.closest('[data-part=scroller]');
  if (!scroller || !card) return;
  if (isHydrating && (scroller.scrollTop > 0 || window.event instanceof UIEvent)) return;
  const [scrollerBox, cardBox] = [scroller.getBoundingClientRect(), card.getBoundingClientRect()];
  if (cardBox.top >= scrollerBox.top && cardBox.bottom <= scrollerBox.bottom) return;
  // The card goes a third of the way down the panel, because the panel's end may be below the window.
  scroller.scrollTop += cardBox.top - scrollerBox.top - Math.max(0, scrollerBox.height - cardBox.height) / 3;
}

/** Scrolls the card into view when the shown job changes. */
export function useCardInView(list: RefObject<HTMLElement | null>, jobId: string | null): void {
  const hasRun = useRef(false);
  useEffect(() => {
    scrollCardIntoView(list.current, jobId, !hasRun.current);
    hasRun.current = true;
  }, [list, jobId]);
}
