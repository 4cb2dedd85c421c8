/**
 * Runs the server without the built site in a process of its own, for tests that kill it. Like `server/main.ts`, it prints
 * `Serving on http://HOST:PORT`. On SIGWINCH it sends the reminders that are due, because waiting for their schedule takes minutes.
 * Mails and one-time codes have no rate limit unless `LIMITS=usual`, because the tests write as fast as they can.
 */
import { flushCompileCache } from 'node:module';
import { buildApp } from '../../../server/app.ts';
import { runServer } from '../../../server/start/run.ts';
import { createReminders } from '../../../server/people/reminders/reminders.ts';
import { readSettings } from '../../../server/platform/settings.ts';
import { describeStartFailure } from '../../../server/start/startFailure.ts';

const unlimited = { max: 1_000_000, timeWindow: 60_000 };
const settings = readSettings(process.env);
const usesUsualLimits = process.env.LIMITS === 'usual';
try {
  await runServer(settings, async () => {
    const app = await buildApp(settings, usesUsualLimits ? {} : { rateLimits: { mailPerClient: unlimited, sendOtpPerClient: unlimited } });
    process.on('SIGWINCH', () => void createReminders(app.deps).sendDue());
    return app;
  });
  // Node.js itself writes the compile cache only when the process exits normally, but the tests kill the process.
  flushCompileCache();
} catch (error) {
  console.error(describeStartFailure(error));
  process.exit(1);
}
