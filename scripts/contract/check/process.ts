import { createInterruption } from './interruption.ts';
import type { Project } from './project.ts';
import { runCheck } from './run.ts';

/** Runs a check in this process: arguments, output, signals and exit code. */
export async function runProcess(project: Project): Promise<void> {
  const now = (): number => performance.now();
  const { signal, interrupt } = createInterruption(now, () => process.exit(2));
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  process.exitCode = await runCheck({
    project,
    argv: process.argv.slice(2),
    env: process.env,
    writeOut: (text) => void process.stdout.write(text),
    writeErr: (text) => void process.stderr.write(text),
    // Some terminals do not report their width.
    columns: process.stderr.isTTY ? process.stderr.columns || 80 : undefined,
    now,
    today: new Date(),
    interrupted: signal,
  });
}
