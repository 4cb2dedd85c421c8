import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Bus } from './bus/bus.ts';
import type { StatementStatistics } from './db/statementStatistics.ts';
import type { Database } from './db/schema.ts';
import type { FileStore } from './files/store.ts';
import type { LiveContent } from './liveContent.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Settings } from './settings.ts';

/** Dependencies of every part of the server. */
export interface Deps {
  readonly settings: Settings;
  readonly db: Kysely<Database>;
  /** 32 random bytes, made at first boot; the same for all processes. */
  readonly secret: Buffer;
  readonly mailer: Mailer;
  /** What members uploaded. */
  readonly files: FileStore;
  /** The current time; tests put their own here. */
  readonly clock: () => Date;
  /** The chapter, its words and pictures, as its files are now. */
  readonly content: LiveContent;
  /** How the processes of the chapter coordinate. */
  readonly bus: Bus;
  /** Statistics of this process's statements. */
  readonly statements: StatementStatistics;
  /** Set when the server was told to stop, possibly some time before it does: a proxy should send no more requests. */
  readonly stopping: { begun: boolean };
  /** Log lines are scrubbed of personal data. */
  readonly log: FastifyBaseLogger;
}
