import { unescapeCsvCell } from '../../platform/lib/csv.ts';

/** A formula such as `="0012345"`, with which programs keep spreadsheets from dropping zeros. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

/** A whole number as spreadsheets write it in a column with decimals. */
const WHOLE_NUMBER = /^(\d+)[.,]00?$/;

/** A number whose zeros can be decimals or digits of the number itself: `12,000` is 12 or 12000, depending on the country. */
const AMBIGUOUS_NUMBER = /^(\d+)([.,])(000+)$/;

/** A number of which the spreadsheet has written only the first digits. */
const SHORTENED_NUMBER = /^\d(?:[.,]\d+E[+-]?|E\+)\d+$/i;

/** What a spreadsheet writes in place of a value. */
const SPREADSHEET_ERROR = /^#(?:#+|N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/i;

/** Returns the text of a parsed cell, without what spreadsheets and our own export put around it. */
export function readTextCell(cell: string): string {
  const text = cell.trim();
  const quoted = TEXT_FORMULA.exec(text)?.[1];
  return quoted === undefined ? unescapeCsvCell(text) : quoted.replaceAll('""', '"').trim();
}

/** Returns a number without the decimals that a spreadsheet has added; other text unchanged. */
export const dropZeroDecimals = (text: string): string => text.replace(WHOLE_NUMBER, '$1');

/**
 * Returns why a cell's value is lost or not certain, as a sentence; undefined when it is certain.
 * @param column name of the column
 */
export function findLostValue(column: string, text: string): string | undefined {
  const [, start, separator, zeros] = AMBIGUOUS_NUMBER.exec(text) ?? [];
  if (start !== undefined && separator !== undefined && zeros !== undefined)
    return `“${text.slice(0, 40)}” below “${column}” may be ${start}${zeros} or ${start}: write the number without “${separator}”.`;
  if (SPREADSHEET_ERROR.test(text)) return `“${text.slice(0, 40)}” below “${column}” is an error of the spreadsheet: correct the cell.`;
  if (!SHORTENED_NUMBER.test(text)) return undefined;
  return `“${text.slice(0, 40)}” below “${column}” was shortened by the spreadsheet: format the column as text and enter the number again.`;
}
