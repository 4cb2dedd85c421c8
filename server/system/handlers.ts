import { sql, type Kysely } from 'kysely';
import type { SiteOperations, SystemState } from '../../shared/operations/site.ts';
import { createBackupHistory, type BackupHistory } from '../backup/backupHistory.ts';
import { formatMistake } from '../cms/contentError.ts';
import type { Handlers } from '../contract/types.ts';
import { getDialect } from '../db/dialect.ts';
import type { Database } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { requireAdmin } from '../security/requireAdmin.ts';
import { version } from '../version.ts';
import { mailsOf, sendAgain } from './mails.ts';
import { storageOf } from './storage.ts';

/** Statements that are told, of the costliest in sum and of the longest each. */
const MOST_STATEMENTS = 10;

async function databaseVersion(db: Kysely<Database>): Promise<SystemState['database']> {
  const kind = getDialect(db);
  const query =
    kind === 'postgres'
      ? sql<{ told: string }>`select current_setting('server_version') as told`
      : sql<{ told: string }>`select sqlite_version() as told`;
  const { rows } = await query.execute(db);
  return { kind, version: rows[0]?.told ?? '' };
}

async function backupsOf({ settings }: Pick<Deps, 'settings'>, book: BackupHistory): Promise<SystemState['backups']> {
  const [last, nightly] = [await book.findLastSuccessful(), await book.findLastNightly()];
  const { backups } = settings;
  return {
    ...(backups === undefined ? {} : { nightly: { hour: backups.hour, keep: backups.keep } }),
    ...(last === undefined
      ? {}
      : { last: { file: last.file, startedAt: last.started_at, bytes: last.bytes ?? 0, nightly: last.nightly === 1 } }),
    ...(nightly?.error == null ? {} : { failure: { startedAt: nightly.started_at, reason: nightly.error } }),
  };
}

/** Of many mistakes the first are told: others may follow from them. */
const MOST_MISTAKES = 20;

/** Why the content is not shown as its files are; nothing while it is. */
function contentProblem({ problem }: Pick<Deps['content'], 'problem'>): Pick<SystemState, 'content'> {
  if (problem === null) return {};
  const told = problem.mistakes.length === 0 ? [problem.message] : problem.mistakes.map(formatMistake);
  const mistakes = told.slice(0, MOST_MISTAKES).map((text) => text.slice(0, 2000));
  return { content: { since: problem.since.toISOString(), total: told.length, mistakes } };
}

const rounded = (ms: number): number => Math.round(ms * 10) / 10;

/**
 * How this server does, for admins.
 * @param since when it started @param commit what it was built of, when that is known
 */
export function systemHandlers(
  deps: Deps,
  since: Date,
  commit: string | undefined,
): Handlers<SiteOperations, 'getSystemState' | 'listSystemMails' | 'sendMailAgain'> {
  const { db, settings, clock, statements } = deps;
  const book = createBackupHistory(db, clock);
  const storage = storageOf(db, settings.dataDir, deps.files);
  return {
    getSystemState: async ({ member }) => {
      requireAdmin(member);
      return {
        version,
        ...(commit === undefined ? {} : { commit }),
        node: process.versions.node,
        database: await databaseVersion(db),
        startedAt: since.toISOString(),
        processes: settings.workers,
        storage: await storage(),
        backups: await backupsOf(deps, book),
        ...contentProblem(deps.content),
        slowMs: settings.slowQueryMs,
        statements: statements.listCostliest(MOST_STATEMENTS).map(({ text, count, totalMs, longestMs }) => ({
          text,
          count,
          totalMs: rounded(totalMs),
          meanMs: rounded(totalMs / count),
          longestMs: rounded(longestMs),
        })),
      };
    },
    listSystemMails: ({ member }) => {
      requireAdmin(member);
      return mailsOf(deps);
    },
    sendMailAgain: async ({ member, params }) => {
      requireAdmin(member);
      await sendAgain(deps, params.mailId);
      return { success: true, message: 'The mail is sent again.' };
    },
  };
}
