import type { ExpressionBuilder, Kysely } from 'kysely';
import { isAfter, iteratePages, PAGE_SIZE } from '../../platform/db/pages.ts';
import type { Database } from '../../platform/db/schema.ts';

/** Position of the last record of a page. */
interface PageCursor {
  created_at: string;
  id: string;
}

/** Selects a page of the jobs that a person posted, in order of creation. */
export const selectOwnJobs = (db: Kysely<Database>, userId: string, last: PageCursor | undefined) =>
  db
    .selectFrom('jobs')
    .where('user_id', '=', userId)
    .where(isAfter(['created_at', 'id'], last && [last.created_at, last.id]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(PAGE_SIZE);

/** Selects a page of a person's applications, in order of creation. */
export const selectOwnApplications = (db: Kysely<Database>, userId: string, last: PageCursor | undefined) =>
  db
    .selectFrom('applications')
    .where('user_id', '=', userId)
    .where(isAfter(['created_at', 'id'], last && [last.created_at, last.id]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(PAGE_SIZE);

/** Yields, page by page, the records that `read` returns for the ids of the jobs that a person posted. */
export async function* iterateByJobs<Row>(
  db: Kysely<Database>,
  userId: string,
  read: (jobIds: string[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const pages = iteratePages<PageCursor>((last) => selectOwnJobs(db, userId, last).select(['id', 'created_at']).execute());
  for await (const jobs of pages) yield await read(jobs.map(({ id }) => id));
}

/** Yields, page by page, the records that `read` returns for the ids of a person's applications. */
export async function* iterateByApplications<Row>(
  db: Kysely<Database>,
  userId: string,
  read: (applicationIds: string[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const pages = iteratePages<PageCursor>((last) => selectOwnApplications(db, userId, last).select(['id', 'created_at']).execute());
  for await (const applications of pages) yield await read(applications.map(({ id }) => id));
}

/** Matches the registrations of a person, also those that they made before they were a member. */
export const isRegistrationOf =
  ({ id, email }: { id: string; email: string }) =>
  ({ and, eb, or }: ExpressionBuilder<Database, 'registrations'>) =>
    or([eb('member_id', '=', id), and([eb('member_id', 'is', null), eb('email', '=', email)])]);
