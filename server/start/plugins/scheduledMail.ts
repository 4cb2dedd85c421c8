import type { FastifyInstance } from 'fastify';
import { createJobAlerts } from '../../jobs/notices/alerts.ts';
import { createRenewal } from '../../jobs/notices/renewal.ts';
import { startScheduledMail } from '../../jobs/notices/scheduledMail.ts';
import { registerSignedPages } from '../../jobs/notices/signedPages.ts';
import { createReminders } from '../../people/reminders/reminders.ts';

/** Starts the scheduled mail about jobs and events, and registers the pages that its links open. A jobs provider sends its own mail. */
export async function scheduledMailPlugin(app: FastifyInstance): Promise<void> {
  const { deps } = app;
  if (deps.settings.jobsOrigin !== undefined) return;
  const services = { alerts: createJobAlerts(deps), renewal: createRenewal(deps), reminders: createReminders(deps) };
  await registerSignedPages(app, deps, services, app.rateLimits.linkPerClient);
  app.addHook(
    'onClose',
    startScheduledMail(deps, [services.alerts.sendDue, services.renewal.sendClosingNotices, services.reminders.sendDue]),
  );
}
