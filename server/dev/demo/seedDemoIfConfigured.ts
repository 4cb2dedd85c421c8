import type { Deps } from '../../jobs/deps.ts';
import { readDemoMembers } from './read.ts';
import { seedDemo } from './seed.ts';

/**
 * Seeds demo members, jobs and applications into an empty database when DEMO is set. If DEMO is not set but demo members exist, logs a
 * warning, because a chapter that uses the demo's database by mistake would show the demo's jobs.
 */
export async function seedDemoIfConfigured(deps: Deps): Promise<void> {
  const { db, log, settings } = deps;
  const memberQuery = db.selectFrom('members').select('id').limit(1);
  if (settings.demo) {
    if (!(await memberQuery.executeTakeFirst())) await seedDemo(deps);
    return;
  }
  const demoMemberIds = readDemoMembers().map(({ id }) => id);
  if (await memberQuery.where('id', 'in', demoMemberIds).executeTakeFirst())
    log.warn('the database holds the people and the jobs of the demonstration; is DATA_DIR (or DATABASE_URL) the right one?');
}
