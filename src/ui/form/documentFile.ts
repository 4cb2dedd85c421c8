import { mixed } from 'yup';

/** `accept` attribute of CV and job description fields. */
export const DOCUMENT_TYPES = '.pdf,.docx,.doc';

/** Size limit of the server (D-47), in bytes. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Files that were dropped together with others. `documentFile` refuses them. */
const droppedTogether = new WeakSet<File>();

/** Returns the first chosen or dropped file. When there are several, marks the file so that `documentFile` refuses it. */
export function takeSingleFile(files: ArrayLike<File> | null): File | null {
  const first = files?.[0];
  if (first === undefined) return null;
  if (files !== null && files.length > 1) droppedTogether.add(first);
  else droppedTogether.delete(first);
  return first;
}

/** Returns whether the file was chosen alone. */
export const isSingleFile = (file: File): boolean => !droppedTogether.has(file);

/**
 * Creates the schema of a PDF or Word file of at most 5 MB. The browser checks name and size; the server also checks the content (D-47).
 * @param missingMessage error message when there is no file. When absent, the file is optional.
 */
export function documentFile(missingMessage?: string) {
  const file = mixed<File>((value): value is File => value instanceof File)
    .nullable()
    .default(null)
    .test('one', 'Please choose one file only', (value) => !value || isSingleFile(value))
    .test('type', 'Please choose a PDF or Word file (.pdf, .docx, .doc)', (value) => !value || /\.(pdf|docx?)$/i.test(value.name))
    .test('content', 'This file is empty', (value) => !value || value.size > 0)
    .test('size', 'This file is larger than 5 MB', (value) => !value || value.size <= MAX_BYTES);
  return missingMessage === undefined ? file : file.test('missing', missingMessage, (value) => value instanceof File);
}

/** Beginning of Word's container before 2007, read as latin1. */
const COMPOUND_SIGNATURE = '\u00D0\u00CF\u0011\u00E0';

/** Name of the part with the locked content of a Word file since 2007, in UTF-16 and with zeros that no text has after it. */
const LOCKED_PART = [...'EncryptedPackage'.padEnd(32, '\0')].map((letter) => `${letter}\0`).join('');

/** Offset of the text's header in nearly every old Word file, its first two bytes, and the offset and bit of its flag “encrypted”. */
const WORD_HEADER = { offset: 512, mark: '\u00EC\u00A5', flags: 523, encrypted: 0x01 };

/** The dictionaries that can tell that a PDF is encrypted: trailers, and those of streams, which can list the file's objects instead. */
const PDF_DICTIONARIES = /\btrailer\s*<<[^]*?(?:startxref|$)|\bobj\s*<<(?:(?!endobj)[^])*?stream\b/g;
const LISTS_OBJECTS = /^trailer|\/Type\s*\/XRef\b/;
const ENCRYPTED = /\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/;

/**
 * Returns whether a PDF or Word file is protected with a password, so that its recipient may not be able to open it. False for a file that
 * cannot be read.
 */
export async function isPasswordProtected(file: File): Promise<boolean> {
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => new Uint8Array(),
  );
  // Browsers decode latin1 as windows-1252, which changes the bytes 0x80 to 0x9F; the texts that are looked for have none of them.
  const content = new TextDecoder('latin1').decode(bytes);
  if (content.slice(0, 1024).includes('%PDF-')) return isEncryptedPdf(content);
  if (!content.startsWith(COMPOUND_SIGNATURE)) return false;
  const { offset, mark, flags, encrypted } = WORD_HEADER;
  const hasFlag = content.startsWith(mark, offset) && ((bytes[flags] ?? 0) & encrypted) !== 0;
  return hasFlag || content.includes(LOCKED_PART);
}

function isEncryptedPdf(content: string): boolean {
  for (const [dictionary] of content.matchAll(PDF_DICTIONARIES))
    if (LISTS_OBJECTS.test(dictionary) && ENCRYPTED.test(dictionary)) return true;
  return false;
}
