import type { Deps } from '../deps.ts';
import { readDemoMembers } from './read.ts';
import { seedDemo } from './seed.ts';

/**
 * Puts the demo's people into an empty database where they are wished for. Where they are not, and are there all the same, the log says
 * so: a chapter that was started on the demonstration's data shows its jobs, and nothing else would tell why.
 */
export async function beginWithDemo(deps: Deps): Promise<void> {
  const { db, log, settings } = deps;
  const members = db.selectFrom('members').select('id').limit(1);
  if (settings.demo) {
    if (!(await members.executeTakeFirst())) await seedDemo(deps);
    return;
  }
  const people = readDemoMembers().map(({ id }) => id);
  if (await members.where('id', 'in', people).executeTakeFirst())
    log.warn('the database holds the people and the jobs of the demonstration; is DATA_DIR (or DATABASE_URL) the right one?');
}
