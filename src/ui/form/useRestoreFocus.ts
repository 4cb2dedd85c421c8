import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Restores the focus of a button that is disabled while its form is busy: browsers take it away and put it at the top of the
 * page. The form's element has the focus meanwhile. A dialog that opened meanwhile gives the focus back to that element, which passes it on.
 *
 * @param root the form's element; it takes the focus by script (`tabIndex={-1}`)
 */
export function useRestoreFocus(root: RefObject<HTMLElement | null>, busy: boolean): void {
  const last = useRef<EventTarget | null>(null);
  /** The button that the form's element has the focus for. */
  const replaced = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    const form = root.current;
    // The button may have been pressed before hydration.
    if (form?.contains(document.activeElement)) last.current = document.activeElement;
    const remember = ({ target }: FocusEvent): void => {
      const button = replaced.current;
      // Later: a dialog that is closing takes back every focus but the one that it gives.
      if (target === form) return queueMicrotask(() => button?.focus());
      replaced.current = null;
      last.current = target;
    };
    form?.addEventListener('focusin', remember);
    return () => form?.removeEventListener('focusin', remember);
  }, [root]);
  useLayoutEffect(() => {
    const form = root.current;
    const button = last.current;
    if (form === null || !(button instanceof HTMLButtonElement)) return;
    const active = document.activeElement;
    // Some browsers have removed the focus by now, others do so later.
    if (busy && button.disabled && (active === button || active === document.body)) {
      form.focus({ preventScroll: true });
      replaced.current = button;
    }
    if (!busy && active === form) button.focus({ preventScroll: true });
  }, [root, busy]);
}
