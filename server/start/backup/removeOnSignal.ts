import { rmSync } from 'node:fs';
import os from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Removes a folder when the process is stopped by a signal such as Ctrl+C, and exits.
 * @returns a function that cancels this
 */
export function removeOnSignal(folder: string): () => void {
  const stop = (signal: NodeJS.Signals): void => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(128 + os.constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  return () => SIGNALS.forEach((signal) => process.off(signal, stop));
}
