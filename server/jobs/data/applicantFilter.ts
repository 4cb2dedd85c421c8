import { sql, type Expression, type SqlBool } from 'kysely';
import { foldText } from '../../../shared/fold.ts';
import type { JobsOperations } from '../../../shared/operations/jobs.ts';
import { STAGES } from '../../../shared/stages.ts';
import { isLetter, readNameWords, type Word } from '../../../shared/words.ts';

type Query = JobsOperations['searchApplicants']['query'];

/** Filters of the table of applicants. A blank filter matches everything, and the input is not validated (APPL-02). */
export type ApplicantFilters = Omit<Query, 'sort' | 'order' | 'limit' | 'page'>;

export type ApplicantOrder = Pick<Query, 'sort' | 'order'>;

const normaliseInput = (value: string | undefined): string => foldText(value ?? '').trim();

/** SQL for the least number of years: 5 for each of `5`, `5+` and `5-7`. Both SQLite and PostgreSQL accept it. */
const MIN_YEARS = sql`cast(case when year_of_experience like '%-%' then rtrim(rtrim(year_of_experience, '0123456789.'), '-') else rtrim(year_of_experience, '+') end as numeric)`;

/** Returns the SQL conditions of the filters. */
export function toConditions(filters: ApplicantFilters): Expression<SqlBool>[] {
  const { name, email, employeeType, yearOfExperience, expectedCTC, currentCTC, stage } = filters;
  return [
    ...toNameConditions(name),
    ...toContainsCondition(sql.ref('email_key'), email),
    // `Full-Time` and `Full-time` are the same (D-43).
    ...(normaliseInput(employeeType) === '' ? [] : [sql<SqlBool>`lower(employee_type) = ${normaliseInput(employeeType)}`]),
    ...(/\d[+-]/.test(normaliseInput(yearOfExperience))
      ? [sql<SqlBool>`year_of_experience = ${normaliseInput(yearOfExperience).replaceAll(' ', '')}`]
      : toEqualsCondition(MIN_YEARS, yearOfExperience)),
    ...toEqualsCondition(sql.ref('expected_ctc'), expectedCTC),
    ...toEqualsCondition(sql.ref('current_ctc'), currentCTC),
    ...(stage === undefined ? [] : [sql<SqlBool>`stage = ${stage}`]),
  ];
}

/** The name without spaces: `S. K. Iyer`, `SK Iyer` and `S.K.Iyer` are the same. */
const NAME = sql`replace(name_key, ' ', '')`;

/** Words of a name that are compared one by one, in any order. More are compared as a whole. */
const MAX_NAME_WORDS = 8;

/** Returns the conditions that a name contains every typed word; none for blank input. Input without words matches nothing. */
function toNameConditions(input: string | undefined): Expression<SqlBool>[] {
  if (normaliseInput(input) === '') return [];
  const words = readNameWords(input ?? '');
  if (words.length === 0) return [sql<SqlBool>`false`];
  // The keys have no wildcards.
  const contains = (text: string): Expression<SqlBool> => sql<SqlBool>`${NAME} like ${`%${text}%`}`;
  if (words.length > MAX_NAME_WORDS) return [contains(words.map(({ joined }) => joined).join(''))];
  const containsWord = ({ joined, parts }: Word): Expression<SqlBool> =>
    // Single letters are in almost every name.
    parts.every(isLetter) || parts.length === 1
      ? contains(joined)
      : sql<SqlBool>`(${contains(joined)} or (${sql.join(parts.map(contains), sql` and `)}))`;
  return words.map(containsWord);
}

/** Returns the condition that a value contains the input; no condition for blank input. Wildcards in the input are escaped. */
function toContainsCondition(key: Expression<unknown>, input: string | undefined): Expression<SqlBool>[] {
  return normaliseInput(input) === ''
    ? []
    : [sql<SqlBool>`${key} like ${`%${normaliseInput(input).replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`];
}

/** Returns the condition that a number equals the input; no condition for blank input. Input that is not a number matches nothing. */
function toEqualsCondition(value: Expression<unknown>, input: string | undefined): Expression<SqlBool>[] {
  const digits = normaliseInput(input).replace(/[\s,]/g, '');
  if (digits === '') return [];
  return [/^\d*\.?\d*$/.test(digits) && /\d/.test(digits) ? sql<SqlBool>`${value} = ${Number(digits)}` : sql<SqlBool>`false`];
}

// Literals, because PostgreSQL would treat bound numbers as text.
const STAGE_RANKS = STAGES.map((stage, rank) => sql`when ${sql.lit(stage)} then ${sql.lit(rank)}`);

const SORT_COLUMNS: Readonly<Record<NonNullable<Query['sort']>, Expression<unknown>>> = {
  applied: sql.ref('created_at'),
  name: sql.ref('name_key'),
  email: sql.ref('email_key'),
  yearOfExperience: MIN_YEARS,
  employeeType: sql.ref('employee_type'),
  expectedCTC: sql.ref('expected_ctc'),
  currentCTC: sql.ref('current_ctc'),
  stage: sql`case stage ${sql.join(STAGE_RANKS, sql` `)} end`,
};

/** Returns the sort keys, the most significant first. Without `sort`, and among equals, the latest application is first. */
export function toSortOrder({ sort, order }: ApplicantOrder): { by: Expression<unknown>; direction: 'asc' | 'desc' }[] {
  const latest = { by: SORT_COLUMNS.applied, direction: 'desc' } as const;
  const byId = { by: sql.ref('id'), direction: 'desc' } as const;
  if (sort === undefined || sort === 'applied') return [{ ...latest, direction: order ?? (sort === undefined ? 'desc' : 'asc') }, byId];
  return [{ by: SORT_COLUMNS[sort], direction: order ?? 'asc' }, latest, byId];
}
