/** The entry of `npm run contract:check`. */
import { interruption } from './interruption.ts';
import { runCheck } from './run.ts';

const now = (): number => performance.now();
const { signal, interrupt } = interruption(now, () => process.exit(2));
process.on('SIGINT', interrupt);
process.on('SIGTERM', interrupt);

process.exitCode = await runCheck({
  argv: process.argv.slice(2),
  env: process.env,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  // Some terminals do not know how wide they are.
  columns: process.stderr.isTTY ? process.stderr.columns || 80 : undefined,
  now,
  today: new Date(),
  interrupted: signal,
});
