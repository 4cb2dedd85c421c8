import { describeChangedFile } from '../../lib/changedFile.ts';

/** Maximum length of a table in the contract, in characters. */
const MAX_LENGTH = 5_000_000;

export type ReadTableResult = { csv: string; problem?: undefined } | { problem: string };

/** Signatures of workbooks and other binary files, read as latin1. */
const BINARY_SIGNATURES = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0', '%PDF'];

/** Number of bytes by which UTF-16 without a byte order mark is recognised. */
const SAMPLE_BYTES = 1_000;

/**
 * Reads a text file as UTF-16, which spreadsheets call Unicode, if it looks so; else as UTF-8 if it is valid UTF-8, else as windows-1252,
 * which spreadsheets on Windows write.
 * @returns the text, or a problem to show for a file that is empty, too large, binary, or cannot be read
 */
export async function readTable(file: File): Promise<ReadTableResult> {
  if (file.size === 0) return { problem: 'This file is empty.' };
  if (file.size > 4 * MAX_LENGTH) return { problem: 'This file is too large. Please split it.' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { problem: describeChangedFile(file.name) };
  const beginning = new TextDecoder('latin1').decode(bytes.slice(0, 4));
  if (BINARY_SIGNATURES.some((signature) => beginning.startsWith(signature))) {
    return { problem: 'This is not a CSV file. In your spreadsheet choose “Save as” and CSV.' };
  }
  const utf16 = detectUtf16(new Uint8Array(bytes).subarray(0, SAMPLE_BYTES));
  const csv = utf16 === null ? decodeUtf8OrWindows1252(bytes) : new TextDecoder(utf16).decode(bytes);
  return csv.length > MAX_LENGTH ? { problem: 'This file is too large. Please split it.' } : { csv };
}

/** Returns the encoding of UTF-16 text by its byte order mark, or by the zero byte of each Latin letter; null for other text. */
function detectUtf16(start: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const countZeros = (parity: number): number => start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [evenZeros, oddZeros] = [countZeros(0), countZeros(1)];
  // Column names and e-mail addresses are Latin, so much of the text is.
  if (Math.max(evenZeros, oddZeros) * 10 < start.length) return null;
  return evenZeros > oddZeros ? 'utf-16be' : 'utf-16le';
}

function decodeUtf8OrWindows1252(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
