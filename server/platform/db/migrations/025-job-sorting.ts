import { sql, type Kysely } from 'kysely';

/** Sort keys of the board beside the numbers of publications, so that a sorted search reads no rows of `jobs`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = 'job_search_documents';
  await db.schema
    .alterTable(table)
    .addColumn('closing', 'text', (column) => column.notNull().defaultTo('9999-12-31'))
    .execute();
  await db.schema
    .alterTable(table)
    .addColumn('yearly_pay', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update job_search_documents set (closing, yearly_pay) = (
    select coalesce(closing_date, '9999-12-31'),
      cast(round(coalesce(max_salary, min_salary, coalesce(max_rate, min_rate) * coalesce(hours_per_week, 40) * 52, 0)) as bigint)
    from jobs where jobs.id = job_id)
    where exists (select 1 from jobs where jobs.id = job_id)`.execute(db);
  await db.schema.createIndex('job_search_by_closing').on(table).columns(['closing', 'document desc']).execute();
  await db.schema.createIndex('job_search_by_pay').on(table).columns(['yearly_pay desc', 'document desc']).execute();
}
