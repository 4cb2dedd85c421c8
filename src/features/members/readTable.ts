/** Maximum length of a table in the contract, in characters. */
const MAX_LENGTH = 5_000_000;

export type ReadTableResult = { csv: string; problem?: undefined } | { problem: string };

/** Signatures of workbooks and other binary files, read as latin1. */
const BINARY_SIGNATURES = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0', '%PDF'];

/** Byte order mark of UTF-16LE, read as latin1. Spreadsheets call this encoding Unicode. */
const UTF16_BOM = '\u00FF\u00FE';

/**
 * Reads a text file as UTF-16LE if it has that byte order mark, else as UTF-8 if it is valid UTF-8, else as windows-1252, which
 * spreadsheets on Windows write.
 * @returns the text, or a problem to show for a file that is empty, too large or binary
 */
export async function readTable(file: File): Promise<ReadTableResult> {
  if (file.size === 0) return { problem: 'This file is empty.' };
  if (file.size > 4 * MAX_LENGTH) return { problem: 'This file is too large. Please split it.' };
  const bytes = await file.arrayBuffer();
  const beginning = new TextDecoder('latin1').decode(bytes.slice(0, 4));
  if (BINARY_SIGNATURES.some((signature) => beginning.startsWith(signature))) {
    return { problem: 'This is not a CSV file. In your spreadsheet choose “Save as” and CSV.' };
  }
  const csv = beginning.startsWith(UTF16_BOM) ? new TextDecoder('utf-16le').decode(bytes) : decodeUtf8OrWindows1252(bytes);
  return csv.length > MAX_LENGTH ? { problem: 'This file is too large. Please split it.' } : { csv };
}

function decodeUtf8OrWindows1252(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
