/** Kinds of toast; the kind decides how long it stays (TOAST-01). */
export type ToastVariant = 'plain' | 'success' | 'error' | 'loading';

/** One message for the visitor. */
export interface Toast {
  text: string;
  variant: ToastVariant;
  /**
   * Toasts with the same key replace each other: how a `loading` toast ends, and how a success takes away what it corrects.
   * One with a key below it (`login/address` below `login`) stands beside it and goes with it.
   */
  key?: string | undefined;
  /** Its place on the page says the same and is read out: this is only seen. */
  echo?: boolean | undefined;
}

/** At most so many are kept (TOAST-01). */
export const TOAST_LIMIT = 20;

type Listener = (toast: Toast) => void;

let listener: Listener | null = null;
let waiting: Toast[] = [];

/**
 * Shows a message. May be called anywhere, any time: what comes before the host is there waits for it.
 *
 * @param text one sentence in the visitor's words; empty only takes away the toasts of the key
 * @param echo its place on the page says the same and is read out (D-31): the toast is only seen, or all would be heard twice
 */
export function showToast(text: string, variant: ToastVariant = 'plain', key?: string, echo?: boolean): void {
  const toast: Toast = { text, variant, key, echo };
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
