import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Restores the focus of a button that is disabled while its form is busy, because browsers move the focus of a disabled button to the top
 * of the page. Meanwhile the form's element is focused. A dialog that closes meanwhile focuses that element, which focuses the button.
 *
 * @param root the form's element; it takes the focus by script (`tabIndex={-1}`)
 */
export function useRestoreFocus(root: RefObject<HTMLElement | null>, busy: boolean): void {
  const lastFocused = useRef<EventTarget | null>(null);
  /** The button in whose place the form's element is focused. */
  const replacedButton = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    const form = root.current;
    // The button may have been pressed before hydration.
    if (form?.contains(document.activeElement)) lastFocused.current = document.activeElement;
    const rememberFocus = ({ target }: FocusEvent): void => {
      const button = replacedButton.current;
      // Deferred, because a closing dialog undoes every change of the focus except its own.
      if (target === form) return queueMicrotask(() => button?.focus());
      replacedButton.current = null;
      lastFocused.current = target;
    };
    form?.addEventListener('focusin', rememberFocus);
    return () => form?.removeEventListener('focusin', rememberFocus);
  }, [root]);
  useLayoutEffect(() => {
    const form = root.current;
    const button = lastFocused.current;
    if (form === null || !(button instanceof HTMLButtonElement)) return;
    const active = document.activeElement;
    // Some browsers have removed the focus by now, others do so later.
    if (busy && button.disabled && (active === button || active === document.body)) {
      form.focus({ preventScroll: true });
      replacedButton.current = button;
    }
    if (!busy && active === form) button.focus({ preventScroll: true });
  }, [root, busy]);
}
