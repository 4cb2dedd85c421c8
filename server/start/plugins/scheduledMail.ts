import type { FastifyInstance } from 'fastify';
import { createJobAlerts } from '../../jobs/notices/alerts.ts';
import { createRenewal } from '../../jobs/notices/renewal.ts';
import { registerSignedPages } from '../../jobs/notices/signedPages.ts';
import { createReminders } from '../../people/reminders/reminders.ts';
import { tellStatusChanges } from '../../registrations/changes.ts';
import { remindGuests } from '../../registrations/reminders.ts';
import { createRegistering } from '../../registrations/registering.ts';
import { offerFreePlaces } from '../../registrations/sweep.ts';
import type { Deps } from '../../jobs/deps.ts';

/** Starts the scheduled mail about jobs and events, and registers the pages that its links open. A jobs provider sends its own mail. */
export async function scheduledMailPlugin(app: FastifyInstance): Promise<void> {
  const { deps } = app;
  const { cmsOrigin, jobsOrigin } = deps.settings;
  if (jobsOrigin !== undefined) return;
  const [alerts, renewal, reminders] = [createJobAlerts(deps), createRenewal(deps), createReminders(deps)];
  await registerSignedPages(app, deps, { alerts, renewal, reminders }, app.rateLimits.linkPerClient);
  const registering = createRegistering(deps);
  // Guests are told and reminded before those who are only interested, so that nobody gets two mails.
  const registrationTasks = [
    (signal: AbortSignal) => offerFreePlaces(deps, registering, signal),
    (signal: AbortSignal) => tellStatusChanges(deps, signal),
    (signal: AbortSignal) => remindGuests(deps, signal),
  ];
  const tasks = [alerts.sendDue, renewal.sendClosingNotices, ...(cmsOrigin === undefined ? registrationTasks : []), reminders.sendDue];
  app.addHook('onClose', startScheduledMail(deps, tasks));
}

/** Milliseconds between checks for due mail. */
const CHECK_INTERVAL_MS = 5 * 60_000;

/**
 * Sends due mail periodically, on the leader only.
 * @param tasks alerts, closing notices, mail to guests and reminders; each prepares its due mail and stops when the signal is aborted
 * @returns a function that stops the sending after the current mail
 */
export function startScheduledMail(
  { bus, log }: Pick<Deps, 'bus' | 'log'>,
  tasks: readonly ((signal: AbortSignal) => Promise<void>)[],
): () => Promise<void> {
  const abortController = new AbortController();
  let currentRun: Promise<void> | undefined;
  async function sendAll(): Promise<void> {
    for (const task of tasks) {
      await task(abortController.signal).catch((error: unknown) => log.error({ err: error }, 'scheduled mail could not be prepared'));
    }
  }
  async function run(): Promise<void> {
    await bus.runExclusive('mail about jobs', sendAll);
    currentRun = undefined;
  }
  const timer = setInterval(() => {
    currentRun ??= run();
  }, CHECK_INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    abortController.abort();
    await currentRun;
  };
}
