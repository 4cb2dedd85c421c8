export type ToastVariant = 'plain' | 'success' | 'error' | 'loading';

export interface Toast {
  text: string;
  variant: ToastVariant;
  /** Toasts with the same key replace each other, except different errors; `login` also replaces `login/address`. */
  key?: string | undefined;
  /** The page announces the same text: the toast is hidden from screen readers (D-31). */
  announcedByPage?: boolean | undefined;
  undo?: Undo | undefined;
}

export interface Undo {
  run(): void;
  /** The element that had the focus, which gets it back. */
  from: HTMLElement | null;
  /** Whether it was focused by keyboard; then the Undo button takes the focus. */
  isByKeyboard: boolean;
}

/** Maximum number of toasts that are shown, or pending until the toast host has mounted. */
export const TOAST_LIMIT = 20;

type Listener = (toast: Toast) => void;

let listener: Listener | null = null;
let pendingToasts: Toast[] = [];

/** Shows a toast (see `Toast`), also before the toast host has mounted; an empty string only removes the toasts of the key. */
export function showToast(text: string, variant: ToastVariant = 'plain', key?: string, announcedByPage?: boolean): void {
  send({ text, variant, key, announcedByPage });
}

/**
 * Shows a success with an Undo button, for ten seconds; while it has the focus or the pointer, for longer.
 * @param key of the toast, which the result of the undo replaces
 */
export function showUndo(text: string, key: string, run: () => void): void {
  const from = document.querySelector<HTMLElement>(':focus');
  send({ text, variant: 'success', key, undo: { run, from, isByKeyboard: from?.matches(':focus-visible') === true } });
}

function send(toast: Toast): void {
  if (listener === null) pendingToasts = [...pendingToasts, toast].slice(-TOAST_LIMIT);
  else listener(toast);
}

/** Subscribes the toast host, which first receives the toasts shown before. Returns the unsubscribe function. */
export function onToast(next: Listener): () => void {
  listener = next;
  const earlyToasts = pendingToasts;
  pendingToasts = [];
  for (const toast of earlyToasts) next(toast);
  return () => {
    if (listener === next) listener = null;
  };
}
