import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { dayInIndia, type Day } from '../../../shared/days.ts';
import type { Database } from '../../platform/db/schema.ts';
import { bumpVersion } from '../../platform/db/versions.ts';
import type { Deps } from '../deps.ts';
import type { AcceptedFile } from '../../platform/files/accept.ts';
import { createFileRepository, type FileRepository, type NewFile } from '../../platform/files/repository.ts';
import { runWithFiles, type Discard } from '../../platform/files/runWithFiles.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { JobRepository } from '../data/repository.ts';

export type ChangeDeps = Pick<Deps, 'board' | 'db' | 'clock' | 'log' | 'mailer' | 'files' | 'settings' | 'content'>;

/** Argument of a function that changes the board. `db` and the repositories use one transaction. */
export interface BoardChange {
  db: Kysely<Database>;
  jobs: JobRepository;
  files: FileRepository;
  now: Date;
  today: Day;
  /** Row of the uploaded file, to which the function adds the owner; undefined without an upload. */
  file: NewFile | undefined;
  /** Queues a mail, which is sent after the commit. */
  enqueueMail(mail: Mail): Promise<void>;
  discardFiles: Discard;
}

/** Passed as `upload` by a change that stores no file. */
export const NO_UPLOAD = undefined;

/**
 * Runs a change of the job board in one transaction, then wakes the mailer.
 * @param upload file that the change stores; discarded when `work` fails
 * @returns the result of `work`
 */
export async function changeBoard<T>(
  deps: ChangeDeps,
  upload: AcceptedFile | undefined,
  work: (change: BoardChange) => Promise<T>,
): Promise<T> {
  const now = deps.clock();
  return runWithFiles(
    deps,
    upload?.file,
    (db, discardFiles) =>
      work({
        db,
        jobs: deps.board.within(db),
        files: createFileRepository(db),
        now,
        today: dayInIndia(now),
        file: upload && { id: upload.file.id, kind: upload.kind, created_at: now.toISOString() },
        enqueueMail: (mail) => deps.mailer.enqueue(mail, db),
        discardFiles,
      }),
    {
      beforeCommit: (db) => bumpVersion(db, 'jobs'),
      afterCommit: () => deps.mailer.wake(),
    },
  );
}

/** Returns a new id of 24 hexadecimal digits. */
export function createId(): string {
  return randomBytes(12).toString('hex');
}

/** Returns the time of a change in ISO 8601 and UTC. It is always later than the time of the previous change. */
export function createLaterTimestamp(now: Date, previous: string): string {
  return new Date(Math.max(now.getTime(), Date.parse(previous) + 1)).toISOString();
}
