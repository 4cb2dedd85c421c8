/** The entry of `npm run contract:check`; an interruption ends it with what was found until then. */
import { runCheck } from './run.ts';

const stop = new AbortController();
// The second time nobody waits any more.
process.once('SIGINT', () => stop.abort());
process.once('SIGTERM', () => stop.abort());

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
