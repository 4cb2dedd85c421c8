import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Bus } from './bus/bus.ts';
import type { StatementStatistics } from './db/statementStatistics.ts';
import type { Database } from './db/schema.ts';
import type { WriteStatus } from './db/writeStatus.ts';
import type { FileStore } from './files/store.ts';
import type { Settings } from './settings.ts';

/** Dependencies that the platform provides. Rooms above it add theirs; `createDeps` opens all at the start. */
export interface PlatformDeps {
  readonly settings: Settings;
  readonly db: Kysely<Database>;
  readonly writeStatus: WriteStatus;
  /** 32 random bytes, created at first start and shared by all processes. */
  readonly secret: Buffer;
  readonly files: FileStore;
  /** Current time; replaced in tests. */
  readonly clock: () => Date;
  readonly bus: Bus;
  readonly statements: StatementStatistics;
  /** `hasBegun` becomes true before connections close: `/readyz` then returns 503, so that proxies send no more requests. */
  readonly shutdownState: { hasBegun: boolean };
  readonly log: FastifyBaseLogger;
}
