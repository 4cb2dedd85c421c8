/** Maximum length of a table in the contract; characters. */
const LONGEST = 5_000_000;

export type ReadTable = { csv: string; problem?: undefined } | { problem: string };

/** Signatures of workbooks and other binary files. */
const PACKED = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0', '%PDF'];

/** UTF-16 byte order mark, which spreadsheets call Unicode. */
const WIDE = '\u00FF\u00FE';

/** Reads a table as UTF-8, else as windows-1252 or UTF-16, which spreadsheets on Windows write. */
export async function readTable(file: File): Promise<ReadTable> {
  if (file.size === 0) return { problem: 'This file is empty.' };
  if (file.size > 4 * LONGEST) return { problem: 'This file is too large. Please split it.' };
  const bytes = await file.arrayBuffer();
  const beginning = new TextDecoder('latin1').decode(bytes.slice(0, 4));
  if (PACKED.some((mark) => beginning.startsWith(mark.slice(0, 4)))) {
    return { problem: 'This is not a CSV file. In your spreadsheet choose “Save as” and CSV.' };
  }
  const csv = beginning.startsWith(WIDE) ? new TextDecoder('utf-16le').decode(bytes) : narrow(bytes);
  return csv.length > LONGEST ? { problem: 'This file is too large. Please split it.' } : { csv };
}

function narrow(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
