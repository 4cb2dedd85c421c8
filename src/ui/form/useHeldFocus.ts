import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a form whose buttons are disabled while it is busy: a browser takes the focus from a disabled
 * button and puts it at the top of the page. The form itself holds it meanwhile, and the button has it again afterwards.
 *
 * @param root the form's element; it takes the focus by script (`tabIndex={-1}`)
 */
export function useHeldFocus(root: RefObject<HTMLElement | null>, busy: boolean): void {
  const pressed = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const form = root.current;
    if (form === null) return;
    const active = document.activeElement;
    if (busy && active instanceof HTMLButtonElement && active.disabled && form.contains(active)) {
      pressed.current = active;
      form.focus({ preventScroll: true });
    }
    if (busy) return;
    // Whoever has moved on meanwhile is left alone.
    if (active === form) pressed.current?.focus({ preventScroll: true });
    pressed.current = null;
  }, [root, busy]);
}
