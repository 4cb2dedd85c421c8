import { sql, type Kysely } from 'kysely';
import { foldText } from '../../../shared/fold.ts';
import { listJoined, listParts, readNameWords, readWords, toWordKey, type Word } from '../../../shared/words.ts';
import type { Database, MemberRow } from '../../platform/db/schema.ts';
import { iterateInChunks } from '../../platform/lib/longWork.ts';

/** Columns from which search words are derived. */
export type SearchableMember = Pick<MemberRow, 'id' | 'name' | 'email' | 'membership_number' | 'mobile_number'>;

/** Maximum length of a word. When truncation splits a surrogate pair, `toWellFormed` replaces the rest of it as databases do. */
const MAX_WORD_LENGTH = 80;

/** Maximum number of rows per statement. */
const MAX_ROWS = 1_000;

/** Sorts after every other character. */
const LAST_CODE_POINT = '\u{10ffff}';

/** Returns the sort key of a name: its words in the form in which they are searched. */
export const createNameKey = (name: string): string => toWordKey(name);

/** Returns a number of ten digits without the country code or the 0 before it; any other number unchanged. */
const removeCountryCode = (digits: string): string => digits.replace(/^(?:(?:00)?91|0)(?=\d{10}$)/, '');

/** Returns the words of a number: all digits, those without the country code, and what follows a space: `12345` of `+91 98400 12345`. */
function listNumberWords(text: string): string[] {
  const groups = text.match(/\d+/g) ?? [];
  const ends = groups.map((_group, index) => groups.slice(index).join(''));
  return [...ends, removeCountryCode(groups.join(''))];
}

/** Returns the words by which a member is found. */
function listMemberWords({ name, email, membership_number, mobile_number }: Omit<SearchableMember, 'id'>): string[] {
  const words = [...readNameWords(name), ...readWords(membership_number ?? '')];
  const allWords = [...listParts(words), ...listJoined(words), joinAddress(email), ...listNumberWords(foldText(mobile_number ?? ''))];
  return [...new Set(allWords.map(truncateWord))].filter((word) => word !== '');
}

const truncateWord = (word: string): string => word.slice(0, MAX_WORD_LENGTH).toWellFormed();

/** Returns an e-mail address as one word. */
const joinAddress = (email: string): string =>
  readWords(email)
    .map(({ joined }) => joined)
    .join('');

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
  for await (const batch of iterateInChunks(removedWords, MAX_ROWS)) {
    const rows = sql.join(batch.map(({ word, member_id }) => sql`(${word}, ${member_id})`));
    await sql`delete from member_words where (word, member_id) in (values ${rows})`.execute(db);
  }
  await insertWords(db, addedWords);
}

async function insertWords(db: Kysely<Database>, rows: readonly WordRow[]): Promise<void> {
  for await (const batch of iterateInChunks(rows, MAX_ROWS)) await db.insertInto('member_words').values(batch).execute();
}

/** Removes words that are prefixes of other words. Every match of `asha` also matches `a`. */
const removePrefixes = (words: readonly string[]): string[] =>
  [...new Set(words)].filter((word) => !words.some((other) => other !== word && other.startsWith(word)));

/** Returns the ways in which a word with parts is found: each way is a list of prefixes. */
function listWays({ joined, parts }: Word): string[][] {
  const national = removeCountryCode(joined);
  return [[joined], ...(national === joined ? [] : [[national]]), removePrefixes(parts)];
}

/** Returns the words of what was typed. An e-mail address is one word, so that only this address is found. */
const readTyped = (typed: string): Word[] =>
  typed.split(/(\S+@\S+)/).flatMap((text) => (text.includes('@') ? [toPlainWord(joinAddress(text))] : readNameWords(text)));

const toPlainWord = (joined: string): Word => ({ joined, parts: [joined] });

/**
 * Returns a query for the ids of members who match every typed word; undefined when nothing was typed.
 * @param member `any`: all of them; `this`: at most the one of the outer query's row of `members`, which is less work when most match
 */
export function selectByWordPrefixes(db: Kysely<Database>, typed: string, member: 'any' | 'this') {
  if (typed.trim() === '') return undefined;
  const selectPrefix = (prefix: string) => {
    const word = truncateWord(prefix);
    return db
      .selectFrom('member_words')
      .select('member_id')
      .where('word', '>=', word)
      .where('word', '<', `${word}${LAST_CODE_POINT}`)
      .$if(member === 'this', (query) => query.where('member_id', '=', sql<string>`members.id`));
  };
  type Selection = ReturnType<typeof selectPrefix>;
  // `intersect` reads the members of each word once. A join may read them several times when the database has no statistics.
  const intersect = ([first, ...others]: readonly Selection[]) =>
    others.reduce((intersection, other) => intersection.intersect(other), first ?? selectPrefix('').where(sql<boolean>`false`));
  // A subquery, because SQLite has no parentheses in `union` and `intersect`.
  const nest = (selection: Selection): Selection => db.selectFrom(selection.as('found')).select('found.member_id') as unknown as Selection;
  const selectWord = (word: Word): Selection => {
    const [first, ...others] = listWays(word).map((prefixes) => nest(intersect(prefixes.map(selectPrefix))));
    return nest(others.reduce((union, other) => union.union(other), first ?? selectPrefix(word.joined)));
  };
  const words = readTyped(typed);
  const plainWords = words.filter(({ parts, joined }) => parts.length === 1 && removeCountryCode(joined) === joined);
  const prefixes = removePrefixes(plainWords.map(({ joined }) => joined));
  return intersect([...prefixes.map(selectPrefix), ...words.filter((word) => !plainWords.includes(word)).map(selectWord)]);
}
