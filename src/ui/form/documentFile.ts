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
