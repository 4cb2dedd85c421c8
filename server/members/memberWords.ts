import { sql, type Kysely } from 'kysely';
import { fold } from '../../shared/fold.ts';
import type { Database, MemberRow } from '../db/schema.ts';

/** What a member is found by. */
export type Findable = Pick<MemberRow, 'id' | 'name' | 'email' | 'membership_number' | 'mobile_number'>;

/** Longer words are cut off: nobody types more of one. Where that cuts a letter in two, half of it becomes what databases make of it. */
const LONGEST_WORD = 80;

/** Rows of one statement. */
const CHUNK = 1_000;

/** Above every letter there is. */
const LAST = '\u{10ffff}';

const words = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .map((word) => word.slice(0, LONGEST_WORD).toWellFormed())
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

/** A word of a member's. */
interface Word {
  word: string;
  member_id: string;
}

/** Writes the words by which members are found. */
export async function addWords(db: Kysely<Database>, members: readonly Findable[]): Promise<void> {
  await writeWords(
    db,
    members.flatMap((member) => wordsOf(member).map((word) => ({ word, member_id: member.id }))),
  );
}

/** Writes what has changed of the words by which members are found. */
export async function changeWords(db: Kysely<Database>, members: readonly { before: Findable; after: Findable }[]): Promise<void> {
  const gone: Word[] = [];
  const come: Word[] = [];
  for (const { before, after } of members) {
    const [had, has] = [new Set(wordsOf(before)), new Set(wordsOf(after))];
    for (const word of had) if (!has.has(word)) gone.push({ word, member_id: before.id });
    for (const word of has) if (!had.has(word)) come.push({ word, member_id: before.id });
  }
  for (const some of chunks(gone)) {
    const rows = sql.join(some.map(({ word, member_id }) => sql`(${word}, ${member_id})`));
    await sql`delete from member_words where (word, member_id) in (values ${rows})`.execute(db);
  }
  await writeWords(db, come);
}

async function writeWords(db: Kysely<Database>, rows: readonly Word[]): Promise<void> {
  for (const some of chunks(rows)) await db.insertInto('member_words').values(some).execute();
}

function* chunks(rows: readonly Word[]): Generator<Word[]> {
  for (let start = 0; start < rows.length; start += CHUNK) yield rows.slice(start, start + CHUNK);
}

/** Typed words, without those that others begin with: who has `asha` has `a`. */
const needed = (typed: readonly string[]): string[] =>
  [...new Set(typed)].filter((word) => !typed.some((other) => other !== word && other.startsWith(word)));

/** The members who have, for each of the typed words, one that begins with it; undefined when no word was typed. */
export function whoHave(db: Kysely<Database>, typed: string) {
  const [first, ...others] = needed(words(typed)).map((word) =>
    db.selectFrom('member_words').select('member_id').where('word', '>=', word).where('word', '<', `${word}${LAST}`),
  );
  // What all have, and no join: that reads each word's members once, also when the database does not know yet how many have which.
  return first && others.reduce((found, other) => found.intersect(other), first);
}
