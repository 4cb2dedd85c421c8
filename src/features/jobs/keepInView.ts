import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls the list, and nothing but the list, so that the card of a job is in view: after Back and Forward, and where an
 * address names a job far down, the chosen job is where the eye expects it (D-7). Where the list flows with the page,
 * nothing is scrolled.
 *
 * @param first the list has only just come to life: where the visitor has scrolled the served one, or touches it right
 * now, which is what brings it to life, it stays as it is. What moved under a press would take the press away.
 */
export function keepInView(list: HTMLElement | null, jobId: string | null, first: boolean): void {
  const card = jobId === null ? null : list?.querySelector(`[data-job="${CSS.escape(jobId)}"]`)?.closest('li');
  const scroller = card?.closest('[data-part=scroller]');
  if (!scroller || !card) return;
  if (first && (scroller.scrollTop > 0 || window.event instanceof UIEvent)) return;
  const [outer, inner] = [scroller.getBoundingClientRect(), card.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  // A third down, because the foot of the panel may be below the window.
  scroller.scrollTop += inner.top - outer.top - Math.max(0, outer.height - inner.height) / 3;
}

/** Keeps the card of the shown job in view, see `keepInView`. */
export function useInView(list: RefObject<HTMLElement | null>, jobId: string | null): void {
  const alive = useRef(false);
  useEffect(() => {
    keepInView(list.current, jobId, !alive.current);
    alive.current = true;
  }, [list, jobId]);
}
