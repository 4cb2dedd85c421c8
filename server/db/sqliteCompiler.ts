import {
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
  type DialectAdapter,
  type QueryCompiler,
  type SelectModifierNode,
} from 'kysely';

const LOCKS: ReadonlySet<string> = new Set(['ForUpdate', 'ForNoKeyUpdate', 'ForShare', 'ForKeyShare', 'SkipLocked', 'NoWait']);

/** Writes SQL for SQLite, which has no locks of rows and needs none: one transaction at a time has the one connection. */
class Compiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (!LOCKS.has(node.modifier ?? '')) super.visitSelectModifier(node);
  }
}

/**
 * SQLite takes changes of tables back with their transaction, though Kysely leaves that out: a step of the database that breaks off
 * half-way, or dies with its process, would leave its first half behind, on which it fails ever after.
 */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's dialect with this way of writing. */
export class ChapterSqlite extends SqliteDialect {
  override createAdapter(): DialectAdapter {
    return new Adapter();
  }

  override createQueryCompiler(): QueryCompiler {
    return new Compiler();
  }
}
