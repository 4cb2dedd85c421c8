import { onToast, type Toast } from '../../src/ui/toast/toast.ts';

let records: ((toast: Toast) => void)[] = [];
let stopListening: () => void = () => {};

afterEach(() => {
  stopListening();
  records = [];
});

/** Returns a list that collects the toasts of the running test from now on, by default their texts. */
export function recordToasts(): string[];
export function recordToasts<T>(describe: (toast: Toast) => T): T[];
export function recordToasts(describe: (toast: Toast) => unknown = ({ text }) => text): unknown[] {
  const toasts: unknown[] = [];
  // Drops a toast that an earlier test did not wait for.
  if (records.length === 0) onToast(() => {})();
  records.push((toast) => toasts.push(describe(toast)));
  // The site has one listener at a time.
  stopListening = onToast((toast) => {
    for (const record of records) record(toast);
  });
  return toasts;
}

/** Describes a toast as `variant: text`. */
export const withVariant = ({ text, variant }: Toast): string => `${variant}: ${text}`;
