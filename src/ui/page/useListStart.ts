import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the start of a paged list when its page changes, because the focused row is gone. Returns the ref of an element with
 * `tabIndex={-1}`.
 * @param page undefined while loading
 */
export function useListStart(page: number | undefined): RefObject<HTMLElement | null> {
  const start = useRef<HTMLElement>(null);
  const lastPage = useRef(page);
  useEffect(() => {
    if (page === undefined) return;
    const previousPage = lastPage.current;
    lastPage.current = page;
    if (previousPage === undefined || previousPage === page) return;
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
  }, [page]);
  return start;
}
