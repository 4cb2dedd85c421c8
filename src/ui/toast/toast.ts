/** The kind decides how long the toast stays (TOAST-01). */
export type ToastVariant = 'plain' | 'success' | 'error' | 'loading';

export interface Toast {
  text: string;
  variant: ToastVariant;
  /**
   * Toasts with the same key replace each other: how a `loading` toast ends, and how a success takes away what it corrects;
   * only different errors stand beside each other.
   * One with a key below it (`login/address` below `login`) stands beside it and goes with it.
   */
  key?: string | undefined;
  /** Its place on the page announces the same: the toast is hidden from screen readers. */
  announcedByPage?: boolean | undefined;
  undo?: Undo | undefined;
}

export interface Undo {
  run(): void;
  /** The element that had the focus of the keyboard; the Undo button takes it, and gives it back. Null: pressed without the keyboard. */
  from: HTMLElement | null;
}

export const TOAST_LIMIT = 20;

type Listener = (toast: Toast) => void;

let listener: Listener | null = null;
let waiting: Toast[] = [];

/**
 * Shows a toast, also before the toast host has mounted.
 * @param text one sentence; empty only removes the toasts of the key
 * @param announcedByPage the page announces the same (D-31), so the toast is hidden from screen readers
 */
export function showToast(text: string, variant: ToastVariant = 'plain', key?: string, announcedByPage?: boolean): void {
  send({ text, variant, key, announcedByPage });
}

/**
 * Shows a success with an Undo button, for ten seconds; while it has the focus or the pointer, for longer.
 * @param key replaces it with the result of the undo
 */
export function showUndo(text: string, key: string, run: () => void): void {
  const from = document.querySelector<HTMLElement>(':focus-visible');
  send({ text, variant: 'success', key, undo: { run, from } });
}

function send(toast: Toast): void {
  if (listener === null) waiting = [...waiting, toast].slice(-TOAST_LIMIT);
  else listener(toast);
}

/** Subscribes the toast host, which first receives the toasts shown before. Returns the unsubscribe function. */
export function onToast(next: Listener): () => void {
  listener = next;
  const early = waiting;
  waiting = [];
  for (const toast of early) next(toast);
  return () => {
    if (listener === next) listener = null;
  };
}
