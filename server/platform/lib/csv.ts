import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Marks a file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Matches where a spreadsheet would read a formula: before `=`, `+`, `-` or `@`, also full-width ones, and also after blanks and quotes.
 * A spreadsheet that separates cells by semicolons or tabs ignores our quotes, so a cell also begins after a semicolon, tab or line break.
 * Blanks end at a tab or line break, which keeps the search linear. Also matches where the text already has an apostrophe: it gets another
 * one, so that `unescapeCsvCell`, which removes one, restores the text.
 */
const FORMULA_START = /(?<=^|[;\t\r\n\v\f\u0085\u2028\u2029])(?='*(?:"|[^\S\t\r\n\v\f\u2028\u2029])*[=+\-@＝＋－＠])/g;

/** Apostrophes that `formatCsvCell` inserted. */
const INSERTED_APOSTROPHE = /(?<=^|[;\t\r\n\v\f\u0085\u2028\u2029])'(?='*(?:"|[^\S\t\r\n\v\f\u2028\u2029])*[=+\-@＝＋－＠])/g;

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** Values that a spreadsheet would change: `3-4`, `1/2` and `MAR1` into a day, `10:30` into a time, `00123` and `1e5` into a number. */
const CHANGED = [
  '\\d{1,2} ?[-/] ?\\d{1,4}(?: ?[-/] ?\\d{1,4})?',
  `${MONTH} ?[-/]? ?\\d{1,4}`,
  `\\d{1,4} ?[-/]? ?${MONTH}(?: ?[-/]? ?\\d{2,4})?`,
  '\\d{1,4}:\\d{1,2}(?::\\d{1,2})?(?: ?[ap]m?)?',
  '\\d+(?:\\.\\d+)?e[+-]?\\d+',
  '0\\d+',
  // More digits than a number has there.
  '\\d{16,}',
].join('|');

/** Matches before such a value, also if it already has an apostrophe. */
const CHANGED_START = new RegExp(`^(?='* *(?:${CHANGED}) *$)`, 'i');

/** The apostrophe that `formatCsvCell` inserted before such a value. */
const INSERTED_BEFORE_CHANGED = new RegExp(`^'(?='* *(?:${CHANGED}) *$)`, 'i');

/** Start of a value whose leading whitespace spreadsheets would drop. */
const DROPPED_WHITESPACE = /^(?=[\t\r\n])/;

/** Formats a value as one cell (RFC 4180). An apostrophe before a formula, and before a value that spreadsheets would change, makes them read it as text. */
export function formatCsvCell(value: string | number): string {
  // Always quoted, because the delimiter of the reading program depends on its locale.
  const text =
    typeof value === 'string'
      ? value.replace(FORMULA_START, "'").replace(CHANGED_START, "'").replace(DROPPED_WHITESPACE, "'")
      : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}

/** Formats a line of cells. */
const formatCsvLine = (cells: readonly (string | number)[]): string => `${cells.map(formatCsvCell).join(',')}\r\n`;

/** Removes the apostrophes of `formatCsvCell` from a parsed cell. Restores every single-line value without leading whitespace. */
export const unescapeCsvCell = (cell: string): string => cell.replace(INSERTED_APOSTROPHE, '').replace(INSERTED_BEFORE_CHANGED, '');

/**
 * Heading of each column, in the order of the file, with a formatter if the value is not written as it is. `null` leaves out a column that
 * means nothing to people. A column that is missing is a type error.
 */
export type CsvCells<Row extends CsvRow<Row>> = {
  readonly [Column in keyof Row]: readonly [heading: string, text?: (value: Row[Column]) => string | number] | null;
};

type CsvRow<Row> = { readonly [Column in keyof Row]: string | number | null };

/** Yields rows as CSV, headings first. */
export async function* formatCsv<Row extends CsvRow<Row>>(
  cells: CsvCells<Row>,
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): AsyncGenerator<string> {
  const columns = (Object.keys(cells) as (keyof Row)[]).flatMap((column) => {
    const cell = cells[column];
    if (cell === null) return [];
    const [heading, text = (value: Row[keyof Row]) => value ?? ''] = cell;
    return [{ heading, text: (row: Row) => text(row[column]) }];
  });
  yield BYTE_ORDER_MARK + formatCsvLine(columns.map(({ heading }) => heading));
  for await (const rows of batches) yield rows.map((row) => formatCsvLine(columns.map(({ text }) => text(row)))).join('');
}

/** Streams CSV as a download. @param baseName file name without extension */
export async function sendCsv(reply: FastifyReply, baseName: string, lines: AsyncIterable<string>): Promise<never> {
  await reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${baseName}.csv"`)
    .header('x-content-type-options', 'nosniff')
    .send(Readable.from(lines, { objectMode: false }));
  // Fastify ignores the returned value, because `send` was called.
  return reply as never;
}
