import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Restores the focus of a button that is disabled while its form is busy. Browsers would move the focus to the top of the page, so the
 * form's element has the focus meanwhile. A dialog that closes returns the focus to that element, which passes it on to the button.
 *
 * @param root the form's element, which needs `tabIndex={-1}`
 */
export function useRestoreFocus(root: RefObject<HTMLElement | null>, busy: boolean): void {
  const lastFocused = useRef<EventTarget | null>(null);
  /** The button that has lost the focus to the form's element. */
  const replacedButton = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    const form = root.current;
    // The button may have received the focus before hydration.
    if (form?.contains(document.activeElement)) lastFocused.current = document.activeElement;
    const rememberFocus = ({ target }: FocusEvent): void => {
      const button = replacedButton.current;
      // Deferred, because a closing dialog would undo the change of focus. By then a refused field may have the focus.
      if (target === form) return queueMicrotask(() => document.activeElement === form && button?.focus());
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
    // Some browsers have already removed the focus from the button, others do so later.
    if (busy && button.disabled && (active === button || active === document.body)) {
      form.focus({ preventScroll: true });
      replacedButton.current = button;
    }
    if (!busy && active === form) button.focus({ preventScroll: true });
  }, [root, busy]);
}
