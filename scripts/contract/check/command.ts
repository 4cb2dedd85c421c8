import type { CheckConfig } from './config.ts';
import { createInterruption } from './interruption.ts';
import { runCheck } from './run.ts';

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
