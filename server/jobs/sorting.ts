import { sql, type RawBuilder } from 'kysely';
import type { JobSort } from '../../shared/operations/jobs.ts';
import type { JobRow } from '../db/jobTables.ts';

/** Sort orders by a column of `job_search_documents`; `newest` is the order of the document numbers instead. */
export type SortColumn = Exclude<JobSort, 'newest'>;

/** Sort keys of a job. */
export interface SortKeys {
  /** Last day to apply. */
  closing: string;
  /** Whole rupees; 0 when the job states no pay. */
  yearlyPay: number;
}

/** Sorts after every closing date. */
const NEVER = '9999-12-31';

const WEEKS = 52;
const FULL_TIME_HOURS = 40;

type SortableJob = Pick<JobRow, 'closing_date' | 'min_salary' | 'max_salary' | 'min_rate' | 'max_rate' | 'hours_per_week'>;

/**
 * Returns the sort keys of a job. Its pay is the upper end of its range, where an hourly rate counts for a year of its hours, full time by
 * default.
 */
export function computeSortKeys(job: SortableJob): SortKeys {
  const rate = job.max_rate ?? job.min_rate ?? 0;
  const pay = job.max_salary ?? job.min_salary ?? rate * (job.hours_per_week ?? FULL_TIME_HOURS) * WEEKS;
  return { closing: job.closing_date ?? NEVER, yearlyPay: Math.round(pay) };
}

/** Condition on rows of `job_search_documents` that excludes closed jobs, whose rows only keep their place until the jobs are reopened. */
export const IS_LISTED = sql<boolean>`exists (select 1 from jobs where jobs.id = job_id and jobs.listed = 1)`;

/** Last job of a page: its sort key and document number. */
export interface SortedPosition {
  key: string | number;
  document: number;
}

interface SortClauses {
  key: RawBuilder<string | number>;
  orderBy: RawBuilder<unknown>;
  isAfter: RawBuilder<boolean>;
}

/** Returns the SQL of an order; jobs with the same key come newest first. @param after undefined: from the start */
export function buildSortClauses(by: SortColumn, after: SortedPosition | undefined): SortClauses {
  const [key, isDescending] = by === 'pay' ? [sql<number>`yearly_pay`, true] : [sql<string>`closing`, false];
  const comparison = isDescending ? sql`<` : sql`>`;
  return {
    key,
    orderBy: sql`${key} ${isDescending ? sql`desc` : sql`asc`}, document desc`,
    // The first condition is the start of the index range.
    isAfter:
      after === undefined
        ? sql`true`
        : sql`${key} ${comparison}= ${after.key} and (${key} ${comparison} ${after.key} or document < ${after.document})`,
  };
}
