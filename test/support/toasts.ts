import { onToast, type Toast } from '../../src/ui/toast/toast.ts';

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Returns a list that collects the toasts of the running test from now on, by default their texts. */
export function recordToasts(): string[];
export function recordToasts<T>(describe: (toast: Toast) => T): T[];
export function recordToasts(describe: (toast: Toast) => unknown = ({ text }) => text): unknown[] {
  const toasts: unknown[] = [];
  stops.push(onToast((toast) => toasts.push(describe(toast))));
  return toasts;
}

/** Describes a toast as `variant: text`. */
export const withVariant = ({ text, variant }: Toast): string => `${variant}: ${text}`;
