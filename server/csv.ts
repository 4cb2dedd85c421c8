/** Tells programs that it is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Where a spreadsheet would begin a formula, and run it when the file is opened: at the beginning of a cell, also behind blanks and
 * quotes, and in the wide letters of some keyboards. Where cells are parted by semicolons or tabs, our quotes mean nothing to whoever
 * reads beyond the first of them: there a cell begins behind each of those, and behind a line break. What has an apostrophe there
 * already gets another, so that `plainCell` can tell ours from it.
 */
const FORMULA = /(?<=^|[;\t\r\n\v\f\u0085\u2028\u2029])(?='*[\s"]*[=+\-@＝＋－＠])/g;

/** The apostrophes that stand there for it. */
const MARKED = /(?<=^|[;\t\r\n\v\f\u0085\u2028\u2029])'(?='*[\s"]*[=+\-@＝＋－＠])/g;

/** Blanks at the beginning that spreadsheets drop. */
const DROPPED = /^(?=[\t\r\n])/;

/** A text as one cell (RFC 4180), which no spreadsheet takes for more than text: an apostrophe stands before what begins a formula. */
export function csvCell(value: string | number): string {
  // Always between quotes: which sign parts the cells depends on the country of who opens it.
  const text = typeof value === 'string' ? value.replace(FORMULA, "'").replace(DROPPED, "'") : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}

/** A line of cells. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** What `csvCell` was given, from the cell as it was read: for a text on one line that begins with no blank. */
export const plainCell = (cell: string): string => cell.replace(MARKED, '');
