import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where a list with pages begins. When another page of it is shown the rows have changed under whoever pressed: the focus goes there,
 * and they are read from their beginning.
 *
 * @param page the page that is shown; undefined while it is on its way
 * @returns for the element, which has a `tabIndex` of -1
 */
export function useListStart(page: number | undefined): RefObject<HTMLElement | null> {
  const start = useRef<HTMLElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (page === undefined) return;
    const known = before.current;
    before.current = page;
    if (known === undefined || known === page) return;
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
  }, [page]);
  return start;
}
