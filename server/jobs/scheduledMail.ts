import type { Deps } from '../deps.ts';
import type { JobAlerts } from './alerts.ts';
import type { Renewal } from './renewal.ts';

interface Subjects {
  alerts: Pick<JobAlerts, 'sendDue'>;
  renewal: Pick<Renewal, 'notify'>;
  reminders: { sendDue(signal?: AbortSignal): Promise<void> };
}

/** Milliseconds between checks for due mail. */
const EVERY_MS = 5 * 60_000;

/**
 * Sends due alerts, notices and reminders periodically, on the leader only.
 * @returns a function that stops it after the current mail
 */
export function startScheduledMail({ bus, log }: Pick<Deps, 'bus' | 'log'>, { alerts, renewal, reminders }: Subjects): () => Promise<void> {
  const works = [alerts.sendDue, renewal.notify, reminders.sendDue];
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  async function sendAll(): Promise<void> {
    for (const work of works) {
      await work(stopping.signal).catch((error: unknown) => log.error({ err: error }, 'scheduled mail could not be prepared'));
    }
  }
  async function run(): Promise<void> {
    await bus.runExclusive('mail about jobs', sendAll);
    running = undefined;
  }
  const timer = setInterval(() => {
    running ??= run();
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
