import type { ExpressionBuilder, Expression, Kysely, SqlBool } from 'kysely';
import { fold } from '../../shared/fold.ts';
import type { Database, MemberRow } from '../db/schema.ts';

/** What a member is found by. */
export type Findable = Pick<MemberRow, 'id' | 'name' | 'email' | 'membership_number' | 'mobile_number'>;

/** Longer words are cut off: nobody types more of one. */
const LONGEST_WORD = 80;

/** Rows of one insert. */
const CHUNK = 1_000;

/** Above every letter there is. */
const LAST = '\u{10ffff}';

const words = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .map((word) => word.slice(0, LONGEST_WORD))
    .filter((word) => word !== '');

/** A text's words, and the pieces of those that signs part: `D'Cunha` gives `d'cunha`, `d` and `cunha`. */
const pieces = (text: string): string[] => words(text).flatMap((word) => [word, ...word.split(/[^\p{L}\p{M}\p{N}]+/u)]);

/** By what members are ordered: their names without accents and capitals. */
export const nameKey = (name: string): string => words(name).join(' ');

/** The words that find a member: those of the name, the address, the numbers. */
function wordsOf({ name, email, membership_number, mobile_number }: Omit<Findable, 'id'>): string[] {
  const all = [...pieces(name), ...words(email), ...words(membership_number ?? ''), (mobile_number ?? '').replace(/\D/g, '')];
  return [...new Set(all)].filter((word) => word !== '');
}

/** Writes the words by which members are found. */
export async function addWords(db: Kysely<Database>, members: readonly Findable[]): Promise<void> {
  const rows = members.flatMap((member) => wordsOf(member).map((word) => ({ word, member_id: member.id })));
  for (let start = 0; start < rows.length; start += CHUNK) {
    await db
      .insertInto('member_words')
      .values(rows.slice(start, start + CHUNK))
      .execute();
  }
}

/** Writes what has changed of the words by which a member is found. */
export async function changeWords(db: Kysely<Database>, before: Findable, after: Findable): Promise<void> {
  const [had, has] = [wordsOf(before), wordsOf(after)];
  const [gone, come] = [had.filter((word) => !has.includes(word)), has.filter((word) => !had.includes(word))];
  if (gone.length > 0) await db.deleteFrom('member_words').where('member_id', '=', before.id).where('word', 'in', gone).execute();
  if (come.length > 0) {
    await db
      .insertInto('member_words')
      .values(come.map((word) => ({ word, member_id: before.id })))
      .execute();
  }
}

/** The conditions that a member meets who has, for each of the typed words, one that begins with it. */
export function hasWords(eb: ExpressionBuilder<Database, 'members'>, typed: string): Expression<SqlBool>[] {
  return words(typed).map((word) =>
    eb('members.id', 'in', (sub) =>
      sub
        .selectFrom('member_words')
        .select('member_words.member_id')
        .where('member_words.word', '>=', word)
        .where('member_words.word', '<', `${word}${LAST}`),
    ),
  );
}
