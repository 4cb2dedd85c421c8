import { rmSync } from 'node:fs';
import os from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Has a folder removed when the program is told to end, as by Ctrl+C, and ends it then.
 * @returns a function that leaves the folder to the caller again
 */
export function removeOnSignal(folder: string): () => void {
  const stop = (signal: NodeJS.Signals): void => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(128 + os.constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  return () => SIGNALS.forEach((signal) => process.off(signal, stop));
}
