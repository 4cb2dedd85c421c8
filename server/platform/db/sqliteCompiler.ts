import {
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
  type DialectAdapter,
  type Driver,
  type QueryCompiler,
  type SelectModifierNode,
  type SqliteDatabase,
} from 'kysely';
import { WaitingSqliteDriver } from './sqliteDriver.ts';

const LOCKS: ReadonlySet<string> = new Set(['ForUpdate', 'ForNoKeyUpdate', 'ForShare', 'ForKeyShare', 'SkipLocked', 'NoWait']);

/** Leaves out row locks, which SQLite does not have and does not need: its transactions run one at a time. */
class Compiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (!LOCKS.has(node.modifier ?? '')) super.visitSelectModifier(node);
  }
}

/**
 * Makes Kysely run migrations in transactions, which it does not do by default on SQLite. Otherwise an interrupted migration would leave
 * its first half behind, and fail whenever it runs again.
 */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Otherwise Kysely would let one caller in at a time; our driver does so, except while another program has locked the database. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export class ChapterSqlite extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new WaitingSqliteDriver({ database: this.#database });
  }

  override createAdapter(): DialectAdapter {
    return new Adapter();
  }

  override createQueryCompiler(): QueryCompiler {
    return new Compiler();
  }
}
