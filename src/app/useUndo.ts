import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Undo } from '../ui/toast/toast.ts';
import { focusHeading } from './scrollAndFocus.ts';

const UNDO_MS = 10_000;

interface UndoParts {
  button: RefObject<HTMLButtonElement | null>;
  handlers: React.DOMAttributes<HTMLElement>;
  /** Closes the toast. If the focus is inside, it returns to the element that it came from. */
  close(): void;
}

/** Closes a toast with an undo after ten seconds without pointer and focus. If the action was done by keyboard, focuses the undo button. */
export function useUndo(undo: Undo | undefined, closeToast: () => void): UndoParts {
  const button = useRef<HTMLButtonElement>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isInUse = isPointedAt || isFocused;
  const closeToastRef = useRef(closeToast);
  const hasUndo = undo !== undefined;

  useEffect(() => {
    if (!hasUndo || isInUse) return undefined;
    const timer = setTimeout(() => closeToastRef.current(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [hasUndo, isInUse]);

  const returnTarget = undo?.from ?? null;
  const isByKeyboard = undo?.isByKeyboard === true;
  useEffect(() => {
    if (isByKeyboard) button.current?.focus({ preventScroll: true });
  }, [isByKeyboard]);

  const close = (): void => {
    closeToast();
    if (!hasUndo || !button.current?.parentElement?.contains(document.activeElement)) return;
    if (returnTarget?.isConnected) returnTarget.focus({ preventScroll: true });
    else focusHeading();
  };
  if (!hasUndo) return { button, handlers: {}, close };
  return {
    button,
    handlers: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
      onKeyDown: ({ key }) => key === 'Escape' && close(),
    },
    close,
  };
}
