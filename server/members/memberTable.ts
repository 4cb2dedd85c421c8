import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { oneLine } from '../../shared/memberFields.ts';
import { plainCell } from '../csv.ts';
import { inSlices } from '../inSlices.ts';
import type { Role } from '../db/schema.ts';
import { keptFields, type KeptFields } from './memberFields.ts';

/** A line of a table, or what is wrong with it. */
export type TableLine = { line: number } & (
  { fields: KeptFields & { email: string }; role?: Role; active?: boolean; problem?: undefined } | { problem: string }
);

/** A table of members as it was read. */
export interface MemberTable {
  lines: TableLine[];
  /** Names of columns that mean nothing here. */
  ignored: string[];
}

/** What the columns of the export are called. */
export const COLUMNS = {
  name: 'Name',
  email: 'Email',
  membershipNumber: 'Membership number',
  mobileNumber: 'Mobile number',
  role: 'Role',
  state: 'Status',
} as const;

type Field = keyof typeof COLUMNS;

/** What else people call them: letters and digits only, in lower case. */
const NAMES = new Map<string, Field>(
  Object.entries({
    name: 'name',
    fullname: 'name',
    membername: 'name',
    email: 'email',
    emailaddress: 'email',
    emailid: 'email',
    mail: 'email',
    membershipnumber: 'membershipNumber',
    membershipno: 'membershipNumber',
    membershipid: 'membershipNumber',
    memberid: 'membershipNumber',
    mobilenumber: 'mobileNumber',
    mobileno: 'mobileNumber',
    mobile: 'mobileNumber',
    phonenumber: 'mobileNumber',
    phone: 'mobileNumber',
    role: 'role',
    status: 'state',
    state: 'state',
  } as const),
);

const ROLES = new Map<string, Role>(Object.entries({ member: 'member', admin: 'admin' } as const));
const STATES = new Map(Object.entries({ active: true, deactivated: false, inactive: false }));

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Of the first line, as much is looked at. */
const HEAD = 10_000;

/** Which sign parts the cells: the one that the first line has most of, outside of quotes. Spreadsheets choose it by their country. */
function separatorOf(csv: string): string {
  const first =
    csv
      .slice(0, HEAD)
      .replace(/"[^"]*"/g, '')
      .split('\n', 1)[0] ?? '';
  const count = (sign: string): number => first.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Excel's own first line, by which a table says what parts its cells: `sep=;`. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([,;\t|:])"?\n/i;

const CLOSED_NOWHERE = 'A quotation mark opens a cell here and none closes it.';
const TOO_MANY = 'This line has more cells than the first: a cell that holds the sign between cells is written between quotation marks.';
const NOT_DOUBLED = 'A quotation mark stands alone here: a cell that holds one is written between quotation marks, with two for each.';

/** What the parser gives of a line: its cells, and the number of the line of the file that it ends on. */
interface Row {
  record: string[];
  info: { lines: number };
}

/** Bytes that are parsed at a time. */
const PIECE = 32 * 1024;

/** The pieces of a file; other requests are served between two of them. */
async function* piecesOf(file: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < file.length; start += PIECE) {
    yield file.subarray(start, start + PIECE);
    await setImmediate();
  }
}

/** Breaks of lines in a text. */
const breaksIn = (text: string): number => text.split('\n').length - 1;

const beginOf = ({ record, info }: Row): number => info.lines - record.reduce((sum, cell) => sum + breaksIn(cell), 0);

/**
 * Reads a table. Quotation marks are taken by the rules alone: one that is forgotten would swallow the lines behind it, up to the next.
 * @returns its lines, each by the number of the one that it begins on; a mistake that lets nothing be read is one of its line
 */
export async function readMemberTable(csv: string): Promise<MemberTable> {
  // Files that were put together end some lines so and some otherwise.
  const whole = csv.replace(/\r\n?/g, '\n');
  const told = SEPARATOR_LINE.exec(whole);
  // Its line stays, empty, for the numbers of the others.
  const text = told === null ? whole : `\n${whole.slice(told[0].length)}`;
  const rows: Row[] = [];
  let read = told === null ? 0 : 1;
  try {
    const parser = parse({
      bom: true,
      delimiter: told?.[1] ?? separatorOf(text),
      info: true,
      on_record: (record, { lines }) => {
        read = lines;
        return record;
      },
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    for await (const row of Readable.from(piecesOf(Buffer.from(text))).pipe(parser)) rows.push(row as Row);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const problem = error.code === 'CSV_QUOTE_NOT_CLOSED' ? CLOSED_NOWHERE : NOT_DOUBLED;
    return { lines: [{ line: read + 1, problem }], ignored: [] };
  }
  const [head, ...body] = rows;
  const names = (head?.record ?? []).map((name) => oneLine(name).slice(0, 200));
  const fields = names.map((name) => NAMES.get(plain(name)));
  const mistake = mistakeOfHead(fields);
  if (mistake !== undefined) return { lines: [{ line: head ? beginOf(head) : 1, problem: mistake }], ignored: [] };
  const lines: TableLine[] = [];
  const seen = new Map<string, number>();
  for await (const some of inSlices(body)) {
    for (const row of some) {
      const { record } = row;
      if (record.every((cell) => cell.trim() === '')) continue;
      const line = beginOf(row);
      // A sign that parts cells stands in one of them: all behind it would be taken for another column.
      const tooMany = record.slice(names.length).some((cell) => cell.trim() !== '');
      lines.push(tooMany ? { line, problem: TOO_MANY } : refuseTwice(readLine(line, cellsOf(fields, record)), seen));
    }
  }
  return { lines, ignored: names.filter((name, place) => fields[place] === undefined && name !== '').slice(0, 200) };
}

function mistakeOfHead(fields: readonly (Field | undefined)[]): string | undefined {
  const twice = fields.find((field, place) => field !== undefined && fields.indexOf(field) !== place);
  if (twice !== undefined) return `There are two columns for “${COLUMNS[twice]}”.`;
  if (fields.includes('email')) return undefined;
  return 'The first line has to name the columns, and one of them has to be “Email”.';
}

function cellsOf(fields: readonly (Field | undefined)[], record: readonly string[]): Partial<Record<Field, string>> {
  const cells: Partial<Record<Field, string>> = {};
  for (const [place, field] of fields.entries()) if (field) cells[field] = plainCell((record[place] ?? '').trim());
  return cells;
}

function readLine(line: number, { role, state, ...cells }: Partial<Record<Field, string>>): TableLine {
  // Empty cells leave a name, a role and a state as they are, and take a number away.
  const fields = keptFields({ ...cells, name: cells.name || undefined });
  if (typeof fields === 'string') return { line, problem: fields };
  const read: TableLine = { line, fields: { ...fields, email: fields.email ?? '' } };
  if (role) {
    const known = ROLES.get(plain(role));
    if (known === undefined) return { line, problem: `“${role.slice(0, 40)}” is no role: it is member or admin.` };
    read.role = known;
  }
  if (state) {
    const known = STATES.get(plain(state));
    if (known === undefined) return { line, problem: `“${state.slice(0, 40)}” is no status: it is active or deactivated.` };
    read.active = known;
  }
  return read;
}

/** Of two lines about one address nobody knows which is meant. @param seen the lines of the addresses so far */
function refuseTwice(read: TableLine, seen: Map<string, number>): TableLine {
  if (read.problem !== undefined) return read;
  const before = seen.get(read.fields.email);
  if (before !== undefined) return { line: read.line, problem: `Line ${before} has the same e-mail address.` };
  seen.set(read.fields.email, read.line);
  return read;
}
