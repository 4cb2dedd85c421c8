export type ToastVariant = 'plain' | 'success' | 'error' | 'loading';

export interface Toast {
  text: string;
  variant: ToastVariant;
  /** A toast replaces those with the same key, but an error does not replace a different error. `login` also replaces `login/address`. */
  key?: string | undefined;
  /** Whether the page announces the same text itself. Screen readers then do not announce the toast (D-31). */
  announcedByPage?: boolean | undefined;
  undo?: Undo | undefined;
}

export interface Undo {
  run(): void;
  /** The element that had the focus, and that gets it back. */
  from: HTMLElement | null;
  /** Whether that element was focused by keyboard. The Undo button then takes the focus. */
  isByKeyboard: boolean;
}

/** Maximum number of toasts that are shown at once, and of those that are pending until the toast host has mounted. */
export const TOAST_LIMIT = 20;

type Listener = (toast: Toast) => void;

let listener: Listener | null = null;
let pendingToasts: Toast[] = [];

/** Shows a toast, even if the toast host has not mounted yet. An empty text only removes the toasts with the key. See `Toast`. */
export function showToast(text: string, variant: ToastVariant = 'plain', key?: string, options: Pick<Toast, 'announcedByPage'> = {}): void {
  send({ text, variant, key, ...options });
}

/**
 * Shows a success toast with an Undo button. It closes after ten seconds without focus and pointer.
 * @param key key of the toast. A toast with the result of the undo has the same key and replaces it.
 */
export function showUndo(text: string, key: string, run: () => void): void {
  const from = document.querySelector<HTMLElement>(':focus');
  send({ text, variant: 'success', key, undo: { run, from, isByKeyboard: from?.matches(':focus-visible') === true } });
}

function send(toast: Toast): void {
  if (listener === null) pendingToasts = [...pendingToasts, toast].slice(-TOAST_LIMIT);
  else listener(toast);
}

/** Subscribes the toast host, which first receives the pending toasts. Returns the unsubscribe function. */
export function onToast(next: Listener): () => void {
  listener = next;
  const earlyToasts = pendingToasts;
  pendingToasts = [];
  for (const toast of earlyToasts) next(toast);
  return () => {
    if (listener === next) listener = null;
  };
}
