import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { BREAKPOINTS, HEADER_HEIGHT } from '../../theme/primitives.ts';
import { isToResults, type BoardAddress } from './boardAddress.ts';

/** Returns whether list and details are separate views. */
export const isNarrow = (): boolean => window.matchMedia(`(max-width:${BREAKPOINTS.md - 0.05}px)`).matches;

/** Focus targets of the board, and functions that move the focus. */
export interface BoardFocus {
  list: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  loadMore(): void;
  /** Focuses a job's card, else the list's heading. */
  toCard(id: string | null, preventScroll?: boolean): void;
}

/**
 * One rule for the focus, at every width: it goes to what was asked for. Choosing a job brings it to the job's heading,
 * the text follows; `Load More` to the first new job, while the count is read out; the way back to the card that one
 * came from; and filters to the list. On a desk Back and Forward move it only from the heading of a job that is closed.
 *
 * @param count how many jobs the list shows
 */
export function useBoardFocus({ job }: Pick<BoardAddress, 'job'>, count: number): BoardFocus {
  const how = useNavigationType();
  const list = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = useRef(job);
  const countBefore = useRef<number | null>(null);

  const toCard = (id: string | null, preventScroll = false): void => {
    const card = id === null ? null : list.current?.querySelector<HTMLElement>(`[data-job="${CSS.escape(id)}"]`);
    (card ?? list.current?.querySelector<HTMLElement>('h2'))?.focus({ preventScroll });
  };

  useEffect(() => {
    const before = open.current;
    if (before === job) return;
    open.current = job;
    const narrow = isNarrow();
    if (how === 'POP' && !narrow) {
      if (job === null && document.activeElement === heading.current) toCard(before);
      return;
    }
    if (job === null) {
      if (narrow) toCard(before, how === 'POP');
      return;
    }
    if (how !== 'POP') showStart(heading.current, narrow);
    heading.current?.focus({ preventScroll: true });
  }, [job, how]);

  const { key, state } = useLocation();
  useEffect(() => {
    if (how === 'POP' || !isToResults(state)) return;
    list.current?.scrollIntoView({ behavior: 'instant' });
    toCard(null, true);
    // Once for each press, also when the search is the same.
  }, [key, state, how]);

  useEffect(() => {
    const before = countBefore.current;
    if (before === null || count <= before) return;
    countBefore.current = null;
    const { activeElement } = document;
    // The visitor may have moved the focus meanwhile.
    if (activeElement !== document.body && !list.current?.contains(activeElement)) return;
    list.current?.querySelectorAll<HTMLElement>('[data-job]')[before]?.focus();
  }, [count]);

  const loadMore = (): void => {
    countBefore.current = count;
  };
  return { list, heading, loadMore, toCard };
}

/** As its own view a job starts at the top of the page; beside the list it is only scrolled into view. */
function showStart(heading: HTMLElement | null, narrow: boolean): void {
  if (narrow) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const box = heading?.getBoundingClientRect();
  if (box && (box.top < HEADER_HEIGHT || box.bottom > window.innerHeight))
    heading?.closest('article')?.scrollIntoView({ behavior: 'instant' });
}
