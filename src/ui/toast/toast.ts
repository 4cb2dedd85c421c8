/** Kinds of toast; the kind decides how long it stays (TOAST-01). */
export type ToastVariant = 'plain' | 'success' | 'error' | 'loading';

/** One message for the visitor. */
export interface Toast {
  text: string;
  variant: ToastVariant;
  /** Toasts with the same key replace each other: how a `loading` toast ends. */
  key?: string;
}

/** At most so many are kept (TOAST-01). */
export const TOAST_LIMIT = 20;

type Listener = (toast: Toast) => void;

let listener: Listener | null = null;
let waiting: Toast[] = [];

/**
 * Shows a message. May be called anywhere, any time: what comes before the host is there waits for it.
 *
 * @param text one sentence in the visitor's words
 */
export function showToast(text: string, variant: ToastVariant = 'plain', key?: string): void {
  const toast: Toast = key === undefined ? { text, variant } : { text, variant, key };
  if (listener === null) waiting = [...waiting, toast].slice(-TOAST_LIMIT);
  else listener(toast);
}

/** Takes all toasts, those that wait first. One listener at a time; the answer stops listening. */
export function onToast(next: Listener): () => void {
  listener = next;
  const early = waiting;
  waiting = [];
  for (const toast of early) next(toast);
  return () => {
    if (listener === next) listener = null;
  };
}
