import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the result of an action when the button that had the focus has been replaced.
 * @param hasActed whether somebody has acted since the page was opened
 * @returns the ref of the result, which needs `tabIndex={-1}`
 */
export function useFocusAfterAction<Result extends HTMLElement>(hasActed: boolean): RefObject<Result | null> {
  const result = useRef<Result>(null);
  useEffect(() => {
    const active = document.activeElement;
    if (hasActed && (active === null || active === document.body)) result.current?.focus({ preventScroll: true });
  });
  return result;
}
