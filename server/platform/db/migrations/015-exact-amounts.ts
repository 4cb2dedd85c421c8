import { sql, type Kysely } from 'kysely';

/** No amount is a binary fraction any more: pay is whole rupees or the decimals that were typed, as on PostgreSQL. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const amounts = [
    ...['min_experience', 'max_experience', 'min_rate', 'max_rate', 'min_salary', 'max_salary', 'hours_per_week'].map(
      (column) => ['jobs', column, 'numeric'] as const,
    ),
    ...['current_ctc', 'expected_ctc'].map((column) => ['applications', column, 'numeric not null default 0'] as const),
  ];
  // SQLite changes no column's type: each is made anew beside the old one.
  for (const [table, column, type] of amounts) {
    const [name, old] = [sql.ref(column), sql.ref(`${column}_real`)];
    await sql`alter table ${sql.table(table)} rename column ${name} to ${old}`.execute(db);
    await sql`alter table ${sql.table(table)} add column ${name} ${sql.raw(type)}`.execute(db);
    await sql`update ${sql.table(table)} set ${name} = ${old}`.execute(db);
    await sql`alter table ${sql.table(table)} drop column ${old}`.execute(db);
  }
}
