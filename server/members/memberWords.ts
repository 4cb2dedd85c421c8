import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { foldText } from '../../shared/fold.ts';
import type { Database, MemberRow } from '../db/schema.ts';

/** Columns from which search words are derived. */
export type SearchableMember = Pick<MemberRow, 'id' | 'name' | 'email' | 'membership_number' | 'mobile_number'>;

/** Maximum length of a word. When truncation splits a surrogate pair, `toWellFormed` replaces the rest of it as databases do. */
const MAX_WORD_LENGTH = 80;

/** Maximum number of rows per statement. */
const MAX_ROWS = 1_000;

/** Sorts after every other character. */
const LAST_CODE_POINT = '\u{10ffff}';

const splitWords = (text: string): string[] =>
  foldText(text)
    .split(/\s+/)
    .map((word) => word.slice(0, MAX_WORD_LENGTH).toWellFormed())
    .filter((word) => word !== '');

/** Returns a text's words and their parts: `D'Cunha` gives `d'cunha`, `d` and `cunha`. */
const splitWordParts = (text: string): string[] => splitWords(text).flatMap((word) => [word, ...word.split(/[^\p{L}\p{M}\p{N}]+/u)]);

/** Returns the sort key of a name: its words in `foldText` form. */
export const createNameKey = (name: string): string => splitWords(name).join(' ');

/** Returns the words by which a member is found. */
function listMemberWords({ name, email, membership_number, mobile_number }: Omit<SearchableMember, 'id'>): string[] {
  const allWords = [
    ...splitWordParts(name),
    ...splitWords(email),
    ...splitWords(membership_number ?? ''),
    (mobile_number ?? '').replace(/\D/g, ''),
  ];
  return [...new Set(allWords)].filter((word) => word !== '');
}

interface WordRow {
  word: string;
  member_id: string;
}

/** Inserts the words of members. */
export async function insertMemberWords(db: Kysely<Database>, members: readonly SearchableMember[]): Promise<void> {
  await insertWords(
    db,
    members.flatMap((member) => listMemberWords(member).map((word) => ({ word, member_id: member.id }))),
  );
}

/** Updates the words of members that changed. */
export async function updateMemberWords(
  db: Kysely<Database>,
  members: readonly { before: SearchableMember; after: SearchableMember }[],
): Promise<void> {
  const removedWords: WordRow[] = [];
  const addedWords: WordRow[] = [];
  for (const { before, after } of members) {
    const [wordsBefore, wordsAfter] = [new Set(listMemberWords(before)), new Set(listMemberWords(after))];
    for (const word of wordsBefore) if (!wordsAfter.has(word)) removedWords.push({ word, member_id: before.id });
    for (const word of wordsAfter) if (!wordsBefore.has(word)) addedWords.push({ word, member_id: before.id });
  }
  for (const batch of splitRows(removedWords)) {
    const rows = sql.join(batch.map(({ word, member_id }) => sql`(${word}, ${member_id})`));
    await sql`delete from member_words where (word, member_id) in (values ${rows})`.execute(db);
  }
  await insertWords(db, addedWords);
}

async function insertWords(db: Kysely<Database>, rows: readonly WordRow[]): Promise<void> {
  for (const rowBatch of splitRows(rows)) {
    await db.insertInto('member_words').values(rowBatch).execute();
    // Lets other requests run between two batches. With SQLite, each statement blocks the process.
    await setImmediate();
  }
}

function* splitRows(rows: readonly WordRow[]): Generator<WordRow[]> {
  for (let start = 0; start < rows.length; start += MAX_ROWS) yield rows.slice(start, start + MAX_ROWS);
}

/** Removes words that are prefixes of other words. Every match of `asha` also matches `a`. */
const removePrefixes = (words: readonly string[]): string[] =>
  [...new Set(words)].filter((word) => !words.some((other) => other !== word && other.startsWith(word)));

/** Returns a query for the ids of members who match every typed prefix; undefined when nothing was typed. */
export function selectByWordPrefixes(db: Kysely<Database>, typed: string) {
  const [first, ...others] = removePrefixes(splitWords(typed)).map((word) =>
    db.selectFrom('member_words').select('member_id').where('word', '>=', word).where('word', '<', `${word}${LAST_CODE_POINT}`),
  );
  // `intersect` reads the members of each word once. A join may read them several times when the database has no statistics.
  return first && others.reduce((intersection, other) => intersection.intersect(other), first);
}
