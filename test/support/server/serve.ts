/**
 * The server without the built site, as a process of its own, for tests that kill it. Like `server/main.ts` it prints
 * `Serving on http://HOST:PORT`. SIGWINCH sends the reminders that are due, because the schedule takes minutes. Mails and one-time codes
 * have no rate limit unless `LIMITS=usual`: the tests write as fast as they can.
 */
import { flushCompileCache } from 'node:module';
import { buildApp } from '../../../server/app.ts';
import { runServer } from '../../../server/run.ts';
import { createReminders } from '../../../server/reminders/reminders.ts';
import { readSettings } from '../../../server/settings.ts';
import { describeStartFailure } from '../../../server/startFailure.ts';

const unlimited = { max: 1_000_000, timeWindow: 60_000 };
const settings = readSettings(process.env);
const usesUsualLimits = process.env.LIMITS === 'usual';
try {
  await runServer(settings, async () => {
    const app = await buildApp(settings, usesUsualLimits ? {} : { rateLimits: { mailPerClient: unlimited, sendOtpPerClient: unlimited } });
    process.on('SIGWINCH', () => void createReminders(app.deps).sendDue());
    return app;
  });
  // Node.js itself writes it only when the process exits normally, and the tests kill it.
  flushCompileCache();
} catch (error) {
  console.error(describeStartFailure(error));
  process.exit(1);
}
