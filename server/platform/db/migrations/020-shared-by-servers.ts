import { sql, type Kysely } from 'kysely';

/** For PostgreSQL alone: the secret and the contents of uploaded files, which an embedded database has beside it in its folder. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table secrets (name text collate "C" primary key, value text collate "C" not null)`.execute(db);
  await sql`create table file_pieces (
    file_id text collate "C" not null references files on delete cascade,
    number integer not null,
    bytes bytea not null,
    primary key (file_id, number)
  )`.execute(db);
  // PDF and Word files are compressed already.
  await sql`alter table file_pieces alter column bytes set storage external`.execute(db);
}
