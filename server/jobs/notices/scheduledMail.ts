import type { Deps } from '../deps.ts';
import type { JobAlerts } from './alerts.ts';
import type { Renewal } from './renewal.ts';

interface MailSenders {
  alerts: Pick<JobAlerts, 'sendDue'>;
  renewal: Pick<Renewal, 'sendClosingNotices'>;
  reminders: { sendDue(signal?: AbortSignal): Promise<void> };
}

/** Milliseconds between checks for due mail. */
const CHECK_INTERVAL_MS = 5 * 60_000;

/**
 * Sends due alerts, closing notices and reminders periodically, on the leader only.
 * @returns a function that stops the sending after the current mail
 */
export function startScheduledMail(
  { bus, log }: Pick<Deps, 'bus' | 'log'>,
  { alerts, renewal, reminders }: MailSenders,
): () => Promise<void> {
  const tasks = [alerts.sendDue, renewal.sendClosingNotices, reminders.sendDue];
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
