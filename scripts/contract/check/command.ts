import type { CheckConfig } from './config.ts';
import { runCheck } from './run.ts';

interface Interruption {
  signal: AbortSignal;
  interrupt: () => void;
}

/** Milliseconds during which a second interruption is ignored. On Ctrl-C, the terminal and npm each send one. */
const DUPLICATE_MS = 1000;

/**
 * Creates an interruption: the first call of `interrupt` aborts the check, which can still report, and a later call exits.
 * @param now returns the milliseconds of a monotonic clock
 */
export function createInterruption(now: () => number, exit: () => void): Interruption {
  const controller = new AbortController();
  let firstMs: number | undefined;
  return {
    signal: controller.signal,
    interrupt: () => {
      firstMs ??= now();
      controller.abort();
      if (now() - firstMs > DUPLICATE_MS) exit();
    },
  };
}

/** Runs a check with the arguments, output, signals and exit code of this process. */
export async function runCheckCommand(config: CheckConfig): Promise<void> {
  const now = (): number => performance.now();
  const { signal, interrupt } = createInterruption(now, () => process.exit(2));
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  process.exitCode = await runCheck({
    config,
    argv: process.argv.slice(2),
    env: process.env,
    writeStdout: (text) => void process.stdout.write(text),
    writeStderr: (text) => void process.stderr.write(text),
    // Some terminals report a width of 0.
    columns: process.stderr.isTTY ? process.stderr.columns || 80 : undefined,
    now,
    today: new Date(),
    signal,
  });
}
