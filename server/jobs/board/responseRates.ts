import { sql, type Kysely } from 'kysely';
import { IS_DECISION, STAGES } from '../../../shared/stages.ts';
import { addDays, dayInIndia } from '../../../shared/days.ts';
import type { Database } from '../../platform/db/schema.ts';
import { closedBefore } from '../data/isOpen.ts';

/** Rates how often members respond to applications. */
export interface ResponseRates {
  /** Returns a description for each member with enough applications. Only shortlisting and not choosing an applicant are responses. */
  describe(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** An application counts when it is older than this number of days or its job has closed. Before, the poster still has time to respond. */
const MIN_AGE_DAYS = 14;
/** Minimum number of counted applications. With fewer, one slow response would cause a bad rating. */
const MIN_APPLICATIONS = 5;

/** Descriptions, each with the smallest share of answered applications for which it is used. The largest share is first. */
const DESCRIPTIONS: readonly [minShare: number, description: string][] = [
  [0.9, 'Answers nearly all applications'],
  [0.6, 'Answers most applications'],
  [0.3, 'Answers some applications'],
  [0, 'Seldom answers applications'],
];

const DECISIONS = STAGES.filter((stage) => IS_DECISION[stage]);

export function createResponseRates(db: Kysely<Database>, clock: () => Date): ResponseRates {
  async function describe(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (userIds.length === 0) return new Map();
    const today = dayInIndia(clock());
    const rows = await db
      .selectFrom('applications')
      .innerJoin('jobs', 'jobs.id', 'applications.job_id')
      .select(({ fn }) => [
        'jobs.user_id',
        fn.countAll<number>().as('due'),
        sql<number>`sum(case when applications.stage in (${sql.join(DECISIONS)}) then 1 else 0 end)`.as('answered'),
      ])
      .where('jobs.user_id', 'in', [...new Set(userIds)])
      .where(({ eb, or }) => or([eb('applications.created_at', '<', addDays(today, -MIN_AGE_DAYS)), closedBefore(today)]))
      .groupBy('jobs.user_id')
      .execute();
    const descriptions = rows.map((row) => [row.user_id, describeRate(Number(row.answered), Number(row.due))] as const);
    return new Map(descriptions.filter(([, description]) => description !== ''));
  }

  return { describe };
}

/** Returns the description of a rate; an empty string when there are too few applications. */
function describeRate(answeredCount: number, dueCount: number): string {
  if (dueCount < MIN_APPLICATIONS) return '';
  return DESCRIPTIONS.find(([minShare]) => answeredCount / dueCount >= minShare)?.[1] ?? '';
}
