import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { BREAKPOINTS, HEADER_HEIGHT } from '../../theme/primitives.ts';
import { isToResults, type BoardAddress } from './boardAddress.ts';

/** Returns whether list and details are separate views. */
export const isNarrow = (): boolean => window.matchMedia(`(max-width:${BREAKPOINTS.md - 0.05}px)`).matches;

/** Focus targets of the board, and functions that move the focus. */
export interface BoardFocus {
  /** Panel of the list. */
  panel: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Focuses the first added job the next time that jobs are added to the list. */
  focusAddedJob(): void;
  /** Focuses the card of a job, or the list's heading when the id is null or the job has no card. */
  focusCard(id: string | null, preventScroll?: boolean): void;
}

/**
 * Moves the focus after a navigation within the board: to the heading of a chosen job, to the first job that `Load More` added, to the
 * job's card after the link back, and to the list after filtering. On wide windows, Back and Forward move the focus only from the
 * heading of a job that they close.
 * @param count how many jobs the list shows
 */
export function useBoardFocus({ job }: Pick<BoardAddress, 'job'>, count: number): BoardFocus {
  const navigationType = useNavigationType();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const openJob = useRef(job);
  const countBefore = useRef<number | null>(null);

  const focusCard = (id: string | null, preventScroll = false): void => {
    const card = id === null ? null : panel.current?.querySelector<HTMLElement>(`[data-job="${CSS.escape(id)}"]`);
    (card ?? panel.current?.querySelector<HTMLElement>('h2'))?.focus({ preventScroll });
  };

  useEffect(() => {
    const previousJob = openJob.current;
    if (previousJob === job) return;
    openJob.current = job;
    const isNarrowView = isNarrow();
    if (navigationType === 'POP' && !isNarrowView) {
      if (job === null && document.activeElement === heading.current) focusCard(previousJob);
      return;
    }
    if (job === null) {
      if (isNarrowView) focusCard(previousJob, navigationType === 'POP');
      return;
    }
    if (navigationType !== 'POP') scrollToJob(heading.current, isNarrowView);
    heading.current?.focus({ preventScroll: true });
  }, [job, navigationType]);

  const { key, state } = useLocation();
  useEffect(() => {
    if (navigationType === 'POP' || !isToResults(state)) return;
    panel.current?.scrollIntoView({ behavior: 'instant' });
    focusCard(null, true);
    // `key` differs for each press, so the focus moves even when the search stays the same.
  }, [key, state, navigationType]);

  useEffect(() => {
    const previousCount = countBefore.current;
    if (previousCount === null || count <= previousCount) return;
    countBefore.current = null;
    const { activeElement } = document;
    // The visitor may have moved the focus out of the list meanwhile.
    if (activeElement !== document.body && !panel.current?.contains(activeElement)) return;
    panel.current?.querySelectorAll<HTMLElement>('[data-job]')[previousCount]?.focus();
  }, [count]);

  const focusAddedJob = (): void => {
    countBefore.current = count;
  };
  return { panel, heading, focusAddedJob, focusCard };
}

/** Scrolls to the top of the page when the job is a separate view. Beside the list, scrolls only as far as the job's heading needs. */
function scrollToJob(heading: HTMLElement | null, isNarrowView: boolean): void {
  if (isNarrowView) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const box = heading?.getBoundingClientRect();
  if (box && (box.top < HEADER_HEIGHT || box.bottom > window.innerHeight))
    heading?.closest('article')?.scrollIntoView({ behavior: 'instant' });
}
