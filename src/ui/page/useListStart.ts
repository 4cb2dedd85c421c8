import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the start of a paged list when its page number changes, because the focused item may have disappeared. Returns the ref for the
 * element at the start, which needs `tabIndex={-1}`.
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
