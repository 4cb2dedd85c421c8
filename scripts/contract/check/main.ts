/** The entry of `npm run contract:check`; an interruption ends it with what was found until then. */
import { runCheck } from './run.ts';

const stop = new AbortController();
let stoppedAt: number | undefined;

/** Breaks the check off; whoever asks again later does not want to wait. npm passes one interruption on twice. */
function interrupt(): void {
  stoppedAt ??= performance.now();
  stop.abort();
  if (performance.now() - stoppedAt > 1000) process.exit(2);
}

process.on('SIGINT', interrupt);
process.on('SIGTERM', interrupt);

process.exitCode = await runCheck({
  argv: process.argv.slice(2),
  env: process.env,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  columns: process.stderr.isTTY ? process.stderr.columns : undefined,
  now: () => performance.now(),
  today: new Date(),
  interrupted: stop.signal,
});
