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
