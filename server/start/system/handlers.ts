import { sql } from 'kysely';
import type { SystemState } from '../../../shared/operations/site.ts';
import { createBackupHistory, type BackupHistory } from '../backup/backupHistory.ts';
import { formatMistake } from '../../cms/contentError.ts';
import { formatFolder } from '../../cms/contentSnapshot.ts';
import { findReadOnlyReason } from '../../cms/readOnly.ts';
import type { BuiltHandlers } from '../../platform/contract/operations.ts';
import { getDialect } from '../../platform/db/transaction.ts';
import type { Deps } from '../../jobs/deps.ts';
import { requireAdmin } from '../../platform/security/requireAdmin.ts';
import { version } from '../../platform/installation.ts';
import { selectMails, resendMail } from './mails.ts';
import { createStorageReader } from './storage.ts';

const MAX_STATEMENTS = 10;

async function selectDatabaseState({ db, writeStatus }: Pick<Deps, 'db' | 'writeStatus'>): Promise<SystemState['database']> {
  const kind = getDialect(db);
  const query =
    kind === 'postgres'
      ? sql<{ version: string }>`select current_setting('server_version') as version`
      : sql<{ version: string }>`select sqlite_version() as version`;
  const { rows } = await query.execute(db);
  const refusal = await writeStatus.check();
  return {
    kind,
    version: rows[0]?.version ?? '',
    ...(refusal === undefined ? {} : { refusal: { reason: refusal.reason, since: refusal.since.toISOString() } }),
  };
}

async function selectBackups({ settings }: Pick<Deps, 'settings'>, history: BackupHistory): Promise<SystemState['backups']> {
  const [last, nightly] = [await history.findLastSuccessful(), await history.findLastNightly()];
  const { backups } = settings;
  return {
    ...(backups === undefined ? {} : { nightly: { hour: backups.hour, keep: backups.keep } }),
    ...(last === undefined
      ? {}
      : { last: { file: last.file, startedAt: last.started_at, bytes: last.bytes ?? 0, nightly: last.nightly === 1 } }),
    ...(nightly?.error == null ? {} : { failure: { startedAt: nightly.started_at, reason: nightly.error } }),
  };
}

/** Largest number of listed mistakes; later mistakes may follow from the first ones. */
const MAX_MISTAKES = 20;

/** Largest length of a mistake's text; the contract has the same limit. */
const MAX_MISTAKE_LENGTH = 2000;

async function describeEditing(deps: Pick<Deps, 'content' | 'db' | 'settings'>): Promise<SystemState['editing']> {
  const readOnly = await findReadOnlyReason(deps);
  return { folder: formatFolder(deps.content.folder), ...(readOnly !== undefined && { readOnly }) };
}

/** Returns why changed content files are not in use; an empty object when the current files are. */
function describeContentProblem({ problem }: Pick<Deps['content'], 'problem'>): Pick<SystemState, 'content'> {
  if (problem === null) return {};
  const messages = problem.mistakes.length === 0 ? [problem.message] : problem.mistakes.map(formatMistake);
  const mistakes = messages.slice(0, MAX_MISTAKES).map((text) => text.slice(0, MAX_MISTAKE_LENGTH));
  return { content: { since: problem.since.toISOString(), total: messages.length, mistakes } };
}

const roundToTenth = (ms: number): number => Math.round(ms * 10) / 10;

/**
 * Creates the handlers of the system page for admins.
 * @param since start of the server
 * @param commit commit of the build, if known
 */
export function createSystemHandlers(deps: Deps, since: Date, commit: string | undefined): BuiltHandlers<'site', 'System' | 'SystemMail'> {
  const { db, settings, clock, statements } = deps;
  const history = createBackupHistory(db, clock);
  const readStorage = createStorageReader(db, settings.dataDir, deps.files);
  return {
    getSystemState: async ({ member }) => {
      requireAdmin(member);
      return {
        version,
        ...(commit === undefined ? {} : { commit }),
        node: process.versions.node,
        database: await selectDatabaseState(deps),
        startedAt: since.toISOString(),
        processes: settings.workers,
        storage: await readStorage(),
        backups: await selectBackups(deps, history),
        editing: await describeEditing(deps),
        ...describeContentProblem(deps.content),
        slowMs: settings.slowQueryMs,
        statements: statements.listCostliest(MAX_STATEMENTS).map(({ text, count, totalMs, longestMs }) => ({
          text,
          count,
          totalMs: roundToTenth(totalMs),
          meanMs: roundToTenth(totalMs / count),
          longestMs: roundToTenth(longestMs),
        })),
      };
    },
    listSystemMails: ({ member }) => {
      requireAdmin(member);
      return selectMails(deps);
    },
    sendMailAgain: async ({ member, params }) => {
      requireAdmin(member);
      await resendMail(deps, params.mailId);
      return { success: true, message: 'The mail is sent again.' };
    },
  };
}
