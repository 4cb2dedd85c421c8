import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a form whose buttons are disabled while it is busy: a browser takes the focus from a disabled
 * button and puts it at the top of the page. The form itself holds it meanwhile, and the button has it again afterwards.
 *
 * @param root the form's element; it takes the focus by script (`tabIndex={-1}`)
 */
export function useHeldFocus(root: RefObject<HTMLElement | null>, busy: boolean): void {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const form = root.current;
    const note = ({ target }: FocusEvent): void => {
      if (target !== form) last.current = target;
    };
    form?.addEventListener('focusin', note);
    return () => form?.removeEventListener('focusin', note);
  }, [root]);
  useLayoutEffect(() => {
    const form = root.current;
    const button = last.current;
    if (form === null || !(button instanceof HTMLButtonElement)) return;
    const active = document.activeElement;
    // Some browsers have taken the focus by now, others do it in a moment.
    if (busy && button.disabled && (active === button || active === document.body)) form.focus({ preventScroll: true });
    // Whoever has moved on meanwhile is left alone.
    if (!busy && active === form) button.focus({ preventScroll: true });
  }, [root, busy]);
}
