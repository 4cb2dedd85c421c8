import { createHash } from 'node:crypto';
import { addDays, type Day } from '../../../shared/days.ts';
import { foldText } from '../../../shared/fold.ts';
import { SALARIES } from '../../../shared/jobSearch.ts';
import type { JobsOperations } from '../../../shared/operations/jobs.ts';
import type { JobRow } from '../../platform/db/jobTables.ts';

/** Filters of a search. */
export type JobFilters = Pick<
  JobsOperations['searchJobs']['query'],
  'type' | 'level' | 'remote' | 'category' | 'experience' | 'salary' | 'closing'
>;

type FilteredJob = Pick<
  JobRow,
  'job_type' | 'career_level' | 'remote' | 'category' | 'min_experience' | 'max_experience' | 'min_salary' | 'max_salary' | 'closing_date'
>;

/** Largest number of years of experience that a filter can ask for. */
const MAX_YEARS = 40;

/** Days within which a job counts as closing soon. */
const SOON_DAYS = 7;

// Facet words begin with a digit, which excludes them from spelling correction.
const toTypeWord = (type: string): string => `0t${removePunctuation(type)}`;
const toLevelWord = (level: string): string => `0l${removePunctuation(level)}`;
const toCategoryWord = (category: string): string =>
  `0c${createHash('sha256').update(foldText(category).trim()).digest('hex').slice(0, 16)}`;
const toYearWord = (years: number): string => `0e${years}`;
const toSalaryWord = (salary: number): string => `0s${salary}`;
const toDayWord = (day: string): string => `0d${removePunctuation(day)}`;
const REMOTE = '0remote';

const removePunctuation = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the facet words of a job, one for each filter value that the job matches. One index lookup can thus apply all filters. */
export function listFacets(job: FilteredJob): string[] {
  const minYears = Math.floor(job.min_experience ?? 0);
  const maxYears = Math.ceil(job.max_experience ?? MAX_YEARS);
  const topSalary = job.max_salary ?? job.min_salary ?? 0;
  return [
    toTypeWord(job.job_type),
    toCategoryWord(job.category),
    ...(job.career_level === null ? [] : [toLevelWord(job.career_level)]),
    ...(job.remote === 1 ? [REMOTE] : []),
    ...Array.from({ length: MAX_YEARS + 1 }, (_, years) => years)
      .filter((years) => years >= minYears && years <= maxYears)
      .map(toYearWord),
    ...SALARIES.filter((salary) => salary <= topSalary).map(toSalaryWord),
    ...(job.closing_date === null ? [] : [toDayWord(job.closing_date)]),
  ];
}

/**
 * Returns lists of facet words; a job must contain one word of each list.
 * @param today in India
 */
export function listRequestedFacets(filters: JobFilters, today: Day): string[][] {
  const { type, level, remote, category = '', experience, salary, closing } = filters;
  return [
    ...(type === undefined ? [] : [[toTypeWord(type)]]),
    ...(level === undefined ? [] : [[toLevelWord(level)]]),
    ...(remote === undefined ? [] : [[REMOTE]]),
    ...(category.trim() === '' ? [] : [[toCategoryWord(category)]]),
    ...(experience === undefined ? [] : [[toYearWord(experience)]]),
    ...(salary === undefined ? [] : [[toSalaryWord(salary)]]),
    ...(closing === undefined ? [] : [Array.from({ length: SOON_DAYS + 1 }, (_, days) => toDayWord(addDays(today, days)))]),
  ];
}

/** Returns the facet word of a job's category. */
export const formatCategoryFacet = (job: Pick<JobRow, 'category'>): string => toCategoryWord(job.category);
