import { sql, type RawBuilder } from 'kysely';
import type { JobSort } from '../../../shared/operations/jobs.ts';
import type { JobRow } from '../../platform/db/jobTables.ts';

/** Sort orders by a column of `job_search_documents`. `newest` is not among them: it is the order of the document numbers. */
export type SortColumn = Exclude<JobSort, 'newest'>;

/** Sort keys of a job. */
export interface SortKeys {
  /** Last day to apply. */
  closing: string;
  /** Whole rupees; 0 when the job states no pay. */
  yearlyPay: number;
}

/** Sort key of a job without a closing date: sorts after every closing date. */
const NEVER = '9999-12-31';

const WEEKS = 52;
const FULL_TIME_HOURS = 40;

type SortableJob = Pick<JobRow, 'closing_date' | 'min_salary' | 'max_salary' | 'min_rate' | 'max_rate' | 'hours_per_week'>;

/**
 * Returns the sort keys of a job. The pay is the upper end of the yearly salary. Without a salary, it is the upper end of the hourly rate
 * for a year of the job's weekly hours, which are full time by default.
 */
export function computeSortKeys(job: SortableJob): SortKeys {
  const rate = job.max_rate ?? job.min_rate ?? 0;
  const pay = job.max_salary ?? job.min_salary ?? rate * (job.hours_per_week ?? FULL_TIME_HOURS) * WEEKS;
  return { closing: job.closing_date ?? NEVER, yearlyPay: Math.round(pay) };
}

/** Condition on rows of `job_search_documents` that excludes closed jobs. Their rows only keep their place until they are reopened. */
export const IS_LISTED = sql<boolean>`exists (select 1 from jobs where jobs.id = job_id and jobs.listed = 1)`;

/** Sort key and document number of the last job of a page. */
export interface SortedPosition {
  key: string | number;
  document: number;
}

interface SortClauses {
  key: RawBuilder<string | number>;
  orderBy: RawBuilder<unknown>;
  isAfter: RawBuilder<boolean>;
}

/** Returns the SQL of a sort order. Jobs with the same key are sorted newest first. @param after undefined for the first page */
export function buildSortClauses(by: SortColumn, after: SortedPosition | undefined): SortClauses {
  const [key, isDescending] = by === 'pay' ? [sql<number>`yearly_pay`, true] : [sql<string>`closing`, false];
  const comparison = isDescending ? sql`<` : sql`>`;
  return {
    key,
    orderBy: sql`${key} ${isDescending ? sql`desc` : sql`asc`}, document desc`,
    // The first condition lets the database start in the middle of the index.
    isAfter:
      after === undefined
        ? sql`true`
        : sql`${key} ${comparison}= ${after.key} and (${key} ${comparison} ${after.key} or document < ${after.document})`,
  };
}
