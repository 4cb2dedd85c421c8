import { createHash } from 'node:crypto';
import { addDays, type Day } from '../../shared/days.ts';
import { fold } from '../../shared/fold.ts';
import { SALARIES } from '../../shared/jobSearch.ts';
import type { JobsOperations } from '../../shared/operations/jobs.ts';
import type { JobRow } from '../db/jobTables.ts';

/** What a search may be narrowed by; what is left out narrows nothing. */
export type JobFilters = Pick<
  JobsOperations['searchJobs']['query'],
  'type' | 'level' | 'remote' | 'category' | 'experience' | 'salary' | 'closing'
>;

/** What of a job can be filtered by. */
type FilteredJob = Pick<
  JobRow,
  'job_type' | 'career_level' | 'remote' | 'category' | 'min_experience' | 'max_experience' | 'min_salary' | 'max_salary' | 'closing_date'
>;

/** Most years of experience that a filter may name. */
const MOST_YEARS = 40;

/** A job closes soon when it closes within so many days. */
const SOON_DAYS = 7;

// Each begins with a digit: such words are never offered in place of misspelt ones.
const typeWord = (type: string): string => `0t${plain(type)}`;
const levelWord = (level: string): string => `0l${plain(level)}`;
const categoryWord = (category: string): string => `0c${createHash('sha256').update(fold(category).trim()).digest('hex').slice(0, 16)}`;
const yearWord = (years: number): string => `0e${years}`;
const salaryWord = (salary: number): string => `0s${salary}`;
const dayWord = (day: string): string => `0d${plain(day)}`;
const REMOTE = '0remote';

const plain = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The words under which the filters find a job: each choice that fits it is one word, so that all filters are one look into the index. */
export function facetsOf(job: FilteredJob): string[] {
  const least = Math.floor(job.min_experience ?? 0);
  const most = Math.ceil(job.max_experience ?? MOST_YEARS);
  const reached = job.max_salary ?? job.min_salary ?? 0;
  return [
    typeWord(job.job_type),
    categoryWord(job.category),
    ...(job.career_level === null ? [] : [levelWord(job.career_level)]),
    ...(job.remote === 1 ? [REMOTE] : []),
    ...Array.from({ length: MOST_YEARS + 1 }, (_, years) => years)
      .filter((years) => years >= least && years <= most)
      .map(yearWord),
    ...SALARIES.filter((salary) => salary <= reached).map(salaryWord),
    ...(job.closing_date === null ? [] : [dayWord(job.closing_date)]),
  ];
}

/**
 * What the facets of a job have to hold: of each of these lists at least one word. Empty without a filter.
 * @param today in India
 */
export function wantedFacets(filters: JobFilters, today: Day): string[][] {
  const { type, level, remote, category = '', experience, salary, closing } = filters;
  return [
    ...(type === undefined ? [] : [[typeWord(type)]]),
    ...(level === undefined ? [] : [[levelWord(level)]]),
    ...(remote === undefined ? [] : [[REMOTE]]),
    ...(category.trim() === '' ? [] : [[categoryWord(category)]]),
    ...(experience === undefined ? [] : [[yearWord(experience)]]),
    ...(salary === undefined ? [] : [[salaryWord(salary)]]),
    ...(closing === undefined ? [] : [Array.from({ length: SOON_DAYS + 1 }, (_, days) => dayWord(addDays(today, days)))]),
  ];
}

/** The word that jobs of the same category share. */
export const sameCategory = (job: Pick<JobRow, 'category'>): string => categoryWord(job.category);
