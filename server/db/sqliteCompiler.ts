import { SqliteDialect, SqliteQueryCompiler, type QueryCompiler, type SelectModifierNode } from 'kysely';

const LOCKS: ReadonlySet<string> = new Set(['ForUpdate', 'ForNoKeyUpdate', 'ForShare', 'ForKeyShare', 'SkipLocked', 'NoWait']);

/** Writes SQL for SQLite, which has no locks of rows and needs none: one transaction at a time has the one connection. */
class Compiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (!LOCKS.has(node.modifier ?? '')) super.visitSelectModifier(node);
  }
}

/** Kysely's dialect with this way of writing. */
export class ChapterSqlite extends SqliteDialect {
  override createQueryCompiler(): QueryCompiler {
    return new Compiler();
  }
}
