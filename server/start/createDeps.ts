import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createLocalBus } from '../platform/bus/bus.ts';
import { openPostgresBus } from '../platform/bus/postgresBus.ts';
import { lockDataDir } from '../platform/db/lock.ts';
import { createWriteStatus, type WriteStatus } from '../platform/db/writeStatus.ts';
import { StatementStatistics } from '../platform/db/statementStatistics.ts';
import { openMigrated } from './openMigrated.ts';
import type { Deps } from '../jobs/deps.ts';
import { openDiskStore } from '../platform/files/diskStore.ts';
import { openPostgresStore } from '../platform/files/postgresStore.ts';
import { filesFolder } from '../platform/files/store.ts';
import { getEditedFolder } from '../cms/folder.ts';
import { openContent, type LiveContent } from '../cms/liveContent.ts';
import { createJobBoard } from '../jobs/board/service.ts';
import { openMailer } from '../mail/mailer.ts';
import { deriveCode } from '../people/login/otpRules.ts';
import { loadSecret } from '../platform/security/secret.ts';
import type { Settings } from '../platform/settings.ts';

/** Milliseconds between polls of the content folder when other processes may edit it. */
const SHARED_POLL_MS = 3_000;

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
  }
}

/**
 * Opens database, files, mailer and bus, and reads the content.
 * @returns the dependencies, and a function that closes all of them
 * @throws StorageError or ContentError; everything is then closed
 */
export async function createDeps(
  settings: Settings,
  log: FastifyBaseLogger,
  clock: () => Date,
): Promise<{ deps: Deps; close: () => Promise<void> }> {
  const unlock = lockDataDir(settings.dataDir, settings.database !== undefined);
  let content: LiveContent | undefined;
  try {
    const editedFolder = getEditedFolder(settings);
    content = openContent(settings.contentDir, {
      clock,
      log,
      ...(editedFolder !== undefined && { editedFolder }),
      // Another machine's edits in a shared folder cause no events here.
      ...(settings.database !== undefined && { pollIntervalMs: SHARED_POLL_MS }),
    });
    const liveContent = content;
    const statements = new StatementStatistics(log, settings.slowQueryMs);
    // The write status needs the database, whose statements it follows.
    const statementListener: { onFailure?: WriteStatus['noteFailure'] } = {};
    const db = await openMigrated(settings, log, (text, ms, error) => {
      statements.record(text, ms);
      if (error !== undefined) statementListener.onFailure?.(error);
    });
    const writeStatus = createWriteStatus({ db, clock, log });
    statementListener.onFailure = writeStatus.noteFailure;
    try {
      const secret = await loadSecret(db, settings.dataDir);
      const folder = path.join(settings.dataDir, filesFolder);
      const files = await (settings.database === undefined ? openDiskStore(folder) : openPostgresStore(db, folder));
      const bus = settings.database === undefined ? createLocalBus() : await openPostgresBus(settings.database.url, log);
      const mailer = openMailer({
        settings,
        db,
        clock,
        log,
        getCode: (email, issue) => deriveCode(secret, email, issue),
        chapter: () => liveContent.current.chapter,
      });
      const board = createJobBoard({ db, clock, log }, () => liveContent.current.synonyms);
      const close = async (): Promise<void> => {
        await mailer.close();
        await writeStatus.close();
        await bus.close();
        await db.destroy();
        liveContent.close();
        unlock();
      };
      const shutdownState = { hasBegun: false };
      const deps = {
        settings,
        db,
        writeStatus,
        secret,
        mailer,
        files,
        clock,
        content: liveContent,
        board,
        statements,
        bus,
        shutdownState,
        log,
      };
      return { deps, close };
    } catch (error) {
      await writeStatus.close();
      await db.destroy();
      throw error;
    }
  } catch (error) {
    content?.close();
    unlock();
    throw error;
  }
}
