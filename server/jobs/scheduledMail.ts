import type { Deps } from '../deps.ts';
import type { JobAlerts } from './alerts.ts';
import type { Renewal } from './renewal.ts';

/** Whose mail it is. */
interface Subjects {
  alerts: Pick<JobAlerts, 'sendDue'>;
  renewal: Pick<Renewal, 'notify'>;
}

/** How often it is looked whether mail is due; milliseconds. */
const EVERY_MS = 5 * 60_000;

/**
 * Sends what is due of alerts and notices, every few minutes, never twice at a time, by one process for all.
 * @returns a function that stops it: a run ends with the mail that it is making, and the rest stays due
 */
export function startScheduledMail({ bus, log }: Pick<Deps, 'bus' | 'log'>, { alerts, renewal }: Subjects): () => Promise<void> {
  const works = [alerts.sendDue, renewal.notify];
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  async function sendAll(): Promise<void> {
    for (const work of works) {
      await work(stopping.signal).catch((error: unknown) => log.error({ err: error }, 'mail about jobs could not be made'));
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
