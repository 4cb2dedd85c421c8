import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a function that moves the focus, after the next render, to the first element within `root` that a selector matches: what a
 * button has added.
 */
export function useNextFocus(root: RefObject<HTMLElement | null>): (selector: string) => void {
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    root.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = null;
  });
  return useCallback((selector) => {
    next.current = selector;
  }, []);
}

/** Selects what can be filled in or pressed. */
export const CONTROLS = ':is(input, select, textarea, button):not([aria-hidden=true])';
