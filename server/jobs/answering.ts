import { sql, type Kysely } from 'kysely';
import { addDays, dayInIndia } from '../../shared/days.ts';
import type { Database } from '../db/schema.ts';

/** How often members answer those who apply to their jobs. */
export interface Answering {
  /** In a few words for each member of whom enough is known: shortlisted or not chosen counts as an answer. */
  of(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** An application of an open job counts after so many days: until then its answer may still come. */
const RIPE_DAYS = 14;
/** Nothing is told of fewer: one slow answer would be a bad name. */
const FEWEST = 5;
/** Milliseconds that a word is kept. */
const KEPT = 10 * 60_000;
const MOST_KEPT = 2_000;

/** From this part of all on; the last is for the rest. */
const words: readonly [from: number, words: string][] = [
  [0.9, 'Answers nearly all applications'],
  [0.6, 'Answers most applications'],
  [0.3, 'Answers some applications'],
  [0, 'Seldom answers applications'],
];

export function createAnswering(db: Kysely<Database>, clock: () => Date): Answering {
  const kept = new Map<string, { word: string | null; until: number }>();

  async function count(userIds: readonly string[], now: Date): Promise<void> {
    const today = dayInIndia(now);
    const rows = await db
      .selectFrom('applications')
      .innerJoin('jobs', 'jobs.id', 'applications.job_id')
      .select(({ fn }) => [
        'jobs.user_id',
        fn.countAll<number>().as('ripe'),
        sql<number>`sum(case when applications.stage in ('shortlisted', 'notchosen') then 1 else 0 end)`.as('answered'),
      ])
      .where('jobs.user_id', 'in', userIds)
      .where(({ eb, or }) => or([eb('applications.created_at', '<', addDays(today, -RIPE_DAYS)), eb('jobs.closing_date', '<', today)]))
      .groupBy('jobs.user_id')
      .execute();
    const counted = new Map(rows.map((row) => [row.user_id, wordOf(Number(row.answered), Number(row.ripe))]));
    if (kept.size >= MOST_KEPT) kept.clear();
    for (const id of userIds) kept.set(id, { word: counted.get(id) ?? null, until: now.getTime() + KEPT });
  }

  return {
    async of(userIds) {
      const now = clock();
      const wanted = [...new Set(userIds)];
      const missing = wanted.filter((id) => (kept.get(id)?.until ?? 0) <= now.getTime());
      if (missing.length > 0) await count(missing, now);
      return new Map(wanted.flatMap((id) => (kept.get(id)?.word ? [[id, kept.get(id)?.word ?? '']] : [])));
    },
  };
}

function wordOf(answered: number, ripe: number): string | null {
  if (ripe < FEWEST) return null;
  return words.find(([from]) => answered / ripe >= from)?.[1] ?? null;
}
