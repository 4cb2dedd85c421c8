import { dayInIndia } from '../shared/days.ts';
import type { Deps } from './deps.ts';
import { createFileRepository } from './files/repository.ts';
import { removeOldCvs } from './jobs/cvRetention.ts';
import { forgetToldJobs } from './jobs/toldJobs.ts';
import { deleteExpiredMemberData } from './members/cleaning.ts';
import { deleteExpiredRateCounts } from './security/rateStore.ts';

const hour = 60 * 60 * 1000;

/**
 * Removes what nobody needs any more, now and every hour: what members left behind, files that nobody names, and which jobs were
 * mailed to whom; once a day the CVs of jobs that closed long ago. What fails is told in the log.
 * @returns a function that stops it, once it was done for the first time
 */
export async function cleanHourly(deps: Deps): Promise<() => Promise<void>> {
  let running = Promise.resolve();
  let today = '';
  const tasks: Readonly<Record<string, () => Promise<unknown>>> = {
    members: () => deleteExpiredMemberData(deps),
    'counted calls': () => deleteExpiredRateCounts(deps),
    'jobs that were mailed': () => forgetToldJobs(deps),
    CVs: async () => {
      const day = dayInIndia(deps.clock());
      if (day !== today) await removeOldCvs(deps);
      today = day;
    },
  };
  const run = (what: string, task: () => Promise<unknown>): Promise<unknown> =>
    // One that fails keeps no other from its work.
    task().catch((error: unknown) => deps.log.error({ err: error, what }, 'cleaning up failed'));
  const round = async (): Promise<void> => {
    // By each process: files on their way are in a folder that others may not see.
    await run('files', () => deps.files.clean(createFileRepository(deps.db).namedOf));
    await deps.bus.runExclusive('cleaning', async () => {
      for (const [what, task] of Object.entries(tasks)) await run(what, task);
    });
  };
  await round();
  const again = (): void => {
    running = running.then(round);
  };
  const timer = setInterval(again, hour).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
