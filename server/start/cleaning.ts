import { dayInIndia } from '../../shared/days.ts';
import type { Deps } from '../jobs/deps.ts';
import { createFileRepository } from '../platform/files/repository.ts';
import { removeOldCvs, deleteAlertedJobs } from '../jobs/cleaning.ts';
import { deleteExpiredMemberData } from '../people/login/cleaning.ts';
import { deleteOldContentVersions, deleteUnfinishedContent } from '../editing/cleaning.ts';
import { deleteOldReminders } from '../people/reminders/cleaning.ts';
import { deleteOldRegistrations } from '../registrations/cleaning.ts';
import { readDiskSpace, warnOfNearlyFullDisk } from '../platform/files/disk.ts';
import { deleteExpiredRateCounts } from '../platform/security/rateStore.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Deletes expired data now and every hour: sessions and codes, unreferenced files, rate limit counts, records of mailed jobs and
 * reminders, old versions of the content and what is left of unfinished writes of it. Once a day, also deletes old CVs (`removeOldCvs`). Logs failures, and a warning when the disk is nearly full.
 * @returns a function that stops the cleaning and waits for the current run; resolves after the first run
 */
export async function startCleaning(deps: Deps): Promise<() => Promise<void>> {
  let lastRun = Promise.resolve();
  let lastCvDay = '';
  const tasks: Readonly<Record<string, () => Promise<unknown>>> = {
    members: () => deleteExpiredMemberData(deps),
    'rate limit counts': () => deleteExpiredRateCounts(deps),
    'jobs that were mailed': () => deleteAlertedJobs(deps),
    reminders: () => deleteOldReminders(deps),
    registrations: () => deleteOldRegistrations(deps),
    'versions of the content': () => deleteOldContentVersions(deps),
    'unfinished content files': () => deleteUnfinishedContent(deps),
    CVs: async () => {
      const day = dayInIndia(deps.clock());
      if (day !== lastCvDay) await removeOldCvs(deps);
      lastCvDay = day;
    },
  };
  const runTask = (name: string, task: () => Promise<unknown>): Promise<unknown> =>
    task().catch((error: unknown) => deps.log.error({ err: error, what: name }, 'cleaning up failed'));
  const runAll = async (): Promise<void> => {
    await runTask('disk space', async () => warnOfNearlyFullDisk(deps.log, await readDiskSpace(deps.settings.dataDir)));
    // Every process does this, because each has its own folder of staged files.
    await runTask('files', () => deps.files.clean(createFileRepository(deps.db).findReferenced));
    await deps.bus.runExclusive('cleaning', async () => {
      for (const [name, task] of Object.entries(tasks)) await runTask(name, task);
    });
  };
  await runAll();
  const scheduleRun = (): void => {
    lastRun = lastRun.then(runAll);
  };
  const timer = setInterval(scheduleRun, HOUR_MS).unref();
  return async () => {
    clearInterval(timer);
    await lastRun;
  };
}
