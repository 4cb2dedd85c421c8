import {
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
  type DialectAdapter,
  type QueryCompiler,
  type SelectModifierNode,
} from 'kysely';

const LOCKS: ReadonlySet<string> = new Set(['ForUpdate', 'ForNoKeyUpdate', 'ForShare', 'ForKeyShare', 'SkipLocked', 'NoWait']);

/** SQLite has no row locks and needs none: transactions run one at a time. */
class Compiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (!LOCKS.has(node.modifier ?? '')) super.visitSelectModifier(node);
  }
}

/**
 * SQLite's DDL is transactional, which Kysely does not use by default: an interrupted migration would leave its first half behind and
 * fail whenever it is run again.
 */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class ChapterSqlite extends SqliteDialect {
  override createAdapter(): DialectAdapter {
    return new Adapter();
  }

  override createQueryCompiler(): QueryCompiler {
    return new Compiler();
  }
}
