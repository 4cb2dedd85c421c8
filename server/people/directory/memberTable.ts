import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { MAX_IMPORTED_MEMBERS, MEMBER_FIELDS, toOneLine, type MemberField } from '../../../shared/memberFields.ts';
import { iterateInChunks } from '../../platform/lib/longWork.ts';
import type { Role } from '../../platform/db/schema.ts';
import { normaliseMemberFields, type StoredFields } from './memberFields.ts';
import { dropZeroDecimals, findLostValue, readTextCell } from './spreadsheetCell.ts';

/** A line of the table with its number: the fields of a member, or what is wrong with the line. */
export type TableLine = { line: number } & (
  { fields: StoredFields & { email: string }; role?: Role; isActive?: boolean; problem?: undefined } | { problem: string }
);

/** A parsed table of members. */
export interface MemberTable {
  lines: TableLine[];
  /** Names of unknown columns. */
  ignoredColumns: string[];
}

type Field = MemberField | 'role' | 'state';

/** Accepted names of each column. The first is the name in exports. */
export const COLUMN_NAMES: Readonly<Record<Field, readonly [string, ...string[]]>> = {
  name: MEMBER_FIELDS.name.csv,
  email: MEMBER_FIELDS.email.csv,
  membershipNumber: MEMBER_FIELDS.membershipNumber.csv,
  mobileNumber: MEMBER_FIELDS.mobileNumber.csv,
  role: ['Role'],
  state: ['Status', 'State'],
};

const ROLES = new Map<string, Role>(Object.entries({ member: 'member', admin: 'admin' } as const));
const STATES = new Map(Object.entries({ active: true, deactivated: false, inactive: false }));

const normaliseLabel = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Accepted names of columns with parts of a name, in the order in which the parts are joined. */
const NAME_PARTS = {
  firstName: ['First name', 'Given name', 'Forename'],
  middleName: ['Middle name'],
  lastName: ['Last name', 'Surname', 'Family name'],
} as const;

type NamePart = keyof typeof NAME_PARTS;

type Column = Field | NamePart;

const ALL_COLUMNS: Readonly<Record<Column, readonly [string, ...string[]]>> = { ...COLUMN_NAMES, ...NAME_PARTS };

const COLUMNS_BY_NAME = new Map<string, Column>(
  (Object.keys(ALL_COLUMNS) as Column[]).flatMap((column) =>
    ALL_COLUMNS[column].map((name): [string, Column] => [normaliseLabel(name), column]),
  ),
);

/** Number of characters of the first line that are examined. */
const MAX_HEADER_LENGTH = 10_000;

/** Returns the most frequent delimiter in the first line, outside quotes. Spreadsheets choose the delimiter by locale. */
function detectDelimiter(csv: string): string {
  const firstLine =
    csv
      .slice(0, MAX_HEADER_LENGTH)
      .replace(/"[^"]*"/g, '')
      .split(/[\r\n]/, 1)[0] ?? '';
  const count = (delimiter: string): number => firstLine.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

/** First line, such as `sep=;`, by which Excel names the delimiter. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([,;\t|:])"?(?:\r\n?|\n)/i;

/** Limits of a table. Without them, a file of separators would keep the server busy. */
const MAX_COLUMNS = 100;
const MAX_BLANK_ROWS = 10_000;
const MAX_ROW_BYTES = 100_000;

const UNCLOSED_QUOTE = 'A quotation mark opens a cell here and none closes it.';
const ROW_TOO_LONG = 'This line is very long. Does a quotation mark open a cell here, and none close it? If not, shorten the line.';
const TOO_MANY_COLUMNS = `This line has more than ${MAX_COLUMNS} columns: delete the columns that are not needed, also empty ones.`;
const TOO_MANY_BLANK_ROWS = `The file has more than ${MAX_BLANK_ROWS.toLocaleString('en-IN')} blank rows: delete them.`;
const TOO_MANY_CELLS = 'This line has more cells than the first: put a cell that contains the separator in quotation marks.';
const TOO_MANY_MEMBERS = `A file can have at most ${MAX_IMPORTED_MEMBERS.toLocaleString('en-IN')} members: split it, and begin each part with the first line.`;
const UNESCAPED_QUOTE = 'There is a stray quotation mark: put a cell that contains one in quotation marks, and write it twice.';

function describeError({ code, index }: CsvError): string {
  if (code === 'CSV_MAX_RECORD_SIZE') return index === MAX_COLUMNS ? TOO_MANY_COLUMNS : ROW_TOO_LONG;
  return code === 'CSV_QUOTE_NOT_CLOSED' ? UNCLOSED_QUOTE : UNESCAPED_QUOTE;
}

const refuseTable = (line: number, problem: string): MemberTable => ({ lines: [{ line, problem }], ignoredColumns: [] });

interface Row {
  record: string[];
  info: { lines: number };
}

const CHUNK_BYTES = 32 * 1024;

/** Number of rows that are validated before other requests run. It is small, because a row may have `MAX_ROW_BYTES`. */
const ROWS_PER_CHUNK = 10;

/** Limits of the names of unknown columns in the report. */
const MAX_NAME_LENGTH = 200;
const MAX_IGNORED_COLUMNS = 200;

/**
 * Yields a file in chunks. Line endings become `\n`, because concatenated files may have different ones. Other requests run between two
 * chunks.
 */
async function* readChunks(file: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0, end = 0; start < file.length; start = end) {
    end = start + CHUNK_BYTES;
    if (file.toString('latin1', end - 1, end + 1) === '\r\n') end += 1;
    yield Buffer.from(file.toString('latin1', start, end).replace(/\r\n?/g, '\n'), 'latin1');
    await setImmediate();
  }
}

const countLineBreaks = (text: string): number => text.split('\n').length - 1;

/** Returns the number of a row's first line. `info.lines` is the number of its last line; they differ when cells have line breaks. */
const findFirstLine = ({ record, info }: Row): number => info.lines - record.reduce((sum, cell) => sum + countLineBreaks(cell), 0);

/**
 * Parses a table. Misplaced quotation marks are errors, because a forgotten one would swallow the following lines.
 * @returns the table's lines; a line with line breaks in cells has the number of the first. An unreadable table has one line with a problem
 */
export async function readMemberTable(csv: string): Promise<MemberTable> {
  const separatorLine = SEPARATOR_LINE.exec(csv);
  // An empty line replaces the separator line, to keep the line numbers.
  const text = separatorLine === null ? csv : `\n${csv.slice(separatorLine[0].length)}`;
  const rows: Row[] = [];
  let blankRows = 0;
  let lastLineRead = separatorLine === null ? 0 : 1;
  try {
    const parser = parse({
      bom: true,
      delimiter: separatorLine?.[1] ?? detectDelimiter(text),
      // Beyond the maximum, one cell takes the rest of the line. Otherwise the separators would not count towards `max_record_size`.
      ignore_last_delimiters: MAX_COLUMNS + 1,
      info: true,
      max_record_size: MAX_ROW_BYTES,
      on_record: (record, { lines }) => {
        lastLineRead = lines;
        return record;
      },
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    for await (const row of Readable.from(readChunks(Buffer.from(text))).pipe(parser) as AsyncIterable<Row>) {
      if (row.record.length > MAX_COLUMNS) return refuseTable(findFirstLine(row), TOO_MANY_COLUMNS);
      if (row.record.some((cell) => cell.trim() !== '')) rows.push(row);
      else blankRows += 1;
      if (blankRows > MAX_BLANK_ROWS) return refuseTable(findFirstLine(row), TOO_MANY_BLANK_ROWS);
      // One more, because the first row has the column names.
      if (rows.length > MAX_IMPORTED_MEMBERS + 1) return refuseTable(findFirstLine(row), TOO_MANY_MEMBERS);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuseTable(lastLineRead + 1, describeError(error));
  }
  const [head, ...body] = rows;
  const names = (head?.record ?? []).map((name) => toOneLine(name).slice(0, MAX_NAME_LENGTH));
  const columns = chooseColumns(names);
  const headerError = findHeaderError(columns);
  if (headerError !== undefined) return refuseTable(head ? findFirstLine(head) : 1, headerError);
  const lines: TableLine[] = [];
  const linesByEmail = new Map<string, number>();
  for await (const batch of iterateInChunks(body, ROWS_PER_CHUNK)) {
    for (const row of batch) {
      const { record } = row;
      const line = findFirstLine(row);
      // If a delimiter in a cell is not quoted, the cells after it are in the wrong columns.
      const hasTooManyCells = record.slice(names.length).some((cell) => cell.trim() !== '');
      lines.push(
        hasTooManyCells ? { line, problem: TOO_MANY_CELLS } : rejectDuplicate(readLine(line, readCells(columns, record)), linesByEmail),
      );
    }
  }
  return {
    lines,
    ignoredColumns: names.filter((name, index) => columns[index] === undefined && name !== '').slice(0, MAX_IGNORED_COLUMNS),
  };
}

/** Returns the meaning of each column; undefined for one that is ignored. Parts of names are ignored beside whole names. */
function chooseColumns(names: readonly string[]): (Column | undefined)[] {
  const columns = names.map((name) => COLUMNS_BY_NAME.get(normaliseLabel(name)));
  const usesParts = columns.includes('firstName') && !columns.includes('name');
  return usesParts ? columns : columns.map((column) => (column !== undefined && column in NAME_PARTS ? undefined : column));
}

function findHeaderError(columns: readonly (Column | undefined)[]): string | undefined {
  const duplicate = columns.find((column, index) => column !== undefined && columns.indexOf(column) !== index);
  if (duplicate !== undefined) return `There are two columns for “${ALL_COLUMNS[duplicate][0]}”.`;
  if (columns.includes('email')) return undefined;
  return 'The first line has to name the columns, and one of them has to be “Email”.';
}

type Cells = Partial<Record<Column, string>>;

function readCells(columns: readonly (Column | undefined)[], record: readonly string[]): Cells {
  const cells: Cells = {};
  for (const [index, column] of columns.entries()) if (column) cells[column] = readTextCell(record[index] ?? '');
  for (const column of ['membershipNumber', 'mobileNumber'] as const) {
    const number = cells[column];
    if (number !== undefined) cells[column] = dropZeroDecimals(number);
  }
  return cells;
}

function readLine(line: number, cells: Cells): TableLine {
  for (const column of Object.keys(cells) as Column[]) {
    const problem = findLostValue(ALL_COLUMNS[column][0], cells[column] ?? '');
    if (problem !== undefined) return { line, problem };
  }
  const { role, state, name, firstName, middleName, lastName, ...rest } = cells;
  const joinedName = [firstName, middleName, lastName].filter(Boolean).join(' ');
  // An empty cell leaves a name, role or state unchanged. Whether it clears a number is decided by the import.
  const fields = normaliseMemberFields({ ...rest, name: (name ?? joinedName) || undefined });
  if (typeof fields === 'string') return { line, problem: fields };
  const parsedLine: TableLine = { line, fields: { ...fields, email: fields.email ?? '' } };
  if (role) {
    const knownRole = ROLES.get(normaliseLabel(role));
    if (knownRole === undefined) return { line, problem: `“${role.slice(0, 40)}” is not a role: write member or admin.` };
    parsedLine.role = knownRole;
  }
  if (state) {
    const knownState = STATES.get(normaliseLabel(state));
    if (knownState === undefined) return { line, problem: `“${state.slice(0, 40)}” is not a status: write active or deactivated.` };
    parsedLine.isActive = knownState;
  }
  return parsedLine;
}

/**
 * Returns the line, or a line with a problem when an earlier one has the same e-mail address.
 * @param linesByEmail numbers of the earlier lines by e-mail address; the line is added
 */
function rejectDuplicate(parsedLine: TableLine, linesByEmail: Map<string, number>): TableLine {
  if (parsedLine.problem !== undefined) return parsedLine;
  const earlierLine = linesByEmail.get(parsedLine.fields.email);
  if (earlierLine !== undefined) return { line: parsedLine.line, problem: `Line ${earlierLine} has the same e-mail address.` };
  linesByEmail.set(parsedLine.fields.email, parsedLine.line);
  return parsedLine;
}
