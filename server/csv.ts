/** Marks a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Positions where a spreadsheet would begin a formula: at the beginning of a cell, also behind blanks and
 * quotes, and in the wide letters of some keyboards. Where cells are parted by semicolons or tabs, our quotes mean nothing to whoever
 * reads beyond the first of them: there a cell begins behind each of those, and behind a line break. What has an apostrophe there
 * already gets another, so that `unescapeCsvCell` can tell ours from it.
 */
const FORMULA = /(?<=^|[;\t\r\n\v\f\u0085\u2028\u2029])(?='*[\s"]*[=+\-@＝＋－＠])/g;

/** Apostrophes that `formatCsvCell` inserted. */
const ESCAPED = /(?<=^|[;\t\r\n\v\f\u0085\u2028\u2029])'(?='*[\s"]*[=+\-@＝＋－＠])/g;

/** Leading whitespace that spreadsheets drop. */
const DROPPED_WHITESPACE = /^(?=[\t\r\n])/;

/** Formats a value as one cell (RFC 4180); an apostrophe before the beginning of a formula keeps it text. */
export function formatCsvCell(value: string | number): string {
  // Always quoted, because the delimiter of the reading program depends on its locale.
  const text = typeof value === 'string' ? value.replace(FORMULA, "'").replace(DROPPED_WHITESPACE, "'") : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}

/** Formats a line of cells. */
export const formatCsvLine = (cells: readonly (string | number)[]): string => `${cells.map(formatCsvCell).join(',')}\r\n`;

/** Returns the value of a cell that `formatCsvCell` wrote, for a single line without leading whitespace. */
export const unescapeCsvCell = (cell: string): string => cell.replace(ESCAPED, '');

/** How the columns of a row are exported, in the order of the file; `null` where a column says nothing to people. */
export type CsvCells<Row> = {
  readonly [Column in keyof Row]: readonly [heading: string, text: (value: Row[Column]) => string | number] | null;
};

/** Yields rows as comma-separated values for a spreadsheet, headings first. */
export async function* formatCsv<Row extends object>(cells: CsvCells<Row>, parts: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  const columns = (Object.keys(cells) as (keyof Row)[]).flatMap((column) => {
    const cell = cells[column];
    return cell === null ? [] : [{ heading: cell[0], text: (row: Row) => cell[1](row[column]) }];
  });
  yield BYTE_ORDER_MARK + formatCsvLine(columns.map(({ heading }) => heading));
  for await (const rows of parts) yield rows.map((row) => formatCsvLine(columns.map(({ text }) => text(row)))).join('');
}
