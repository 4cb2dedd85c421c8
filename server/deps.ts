import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Bus } from './bus/bus.ts';
import type { Content } from './cms/types.ts';
import type { Database } from './db/schema.ts';
import type { FileStore } from './files/store.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Pages } from './pages/read.ts';
import type { Settings } from './settings.ts';

/** What every subject of the server is built from. */
export interface Deps {
  readonly settings: Settings;
  readonly db: Kysely<Database>;
  /** 32 random bytes, generated into DATA_DIR at first boot. */
  readonly secret: Buffer;
  readonly mailer: Mailer;
  /** What members uploaded. */
  readonly files: FileStore;
  /** The current time; tests put their own here. */
  readonly clock: () => Date;
  /** The chapter's words and pictures, read once at start. */
  readonly content: Content;
  /** The words of the pages that no content system knows, read once at start. */
  readonly pages: Pages;
  /** How the processes of the chapter agree. */
  readonly bus: Bus;
  /** Becomes true when the server was told to stop, which it may do a moment later: a proxy should send no more here. */
  readonly stopping: { begun: boolean };
  /** Never receives personal data: what slips in is struck out on the way to the output. */
  readonly log: FastifyBaseLogger;
}
