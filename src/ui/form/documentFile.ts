import { mixed } from 'yup';

/** What the browser's chooser offers for a CV or a job description. */
export const DOCUMENT_TYPES = '.pdf,.docx,.doc';

/** The largest file that the server takes (D-47); bytes. */
const LARGEST = 5 * 1024 * 1024;

/** Files that came with others, of which none is meant more than the next. */
const together = new WeakSet<File>();

/** What was chosen or dropped, as the one file that `documentFile` checks: of several the first, which is then refused. */
export function oneOf(files: ArrayLike<File> | null): File | null {
  const first = files?.[0];
  if (first === undefined) return null;
  if (files !== null && files.length > 1) together.add(first);
  else together.delete(first);
  return first;
}

/**
 * A PDF or Word file of at most 5 MB, or null. Only what the browser can tell is checked here; the server looks at the
 * content (D-47).
 *
 * @param missing the message when there is none; without it the file may be left out
 */
export function documentFile(missing?: string) {
  const file = mixed<File>((value): value is File => value instanceof File)
    .nullable()
    .default(null)
    .test('one', 'Please choose one file only', (value) => !value || !together.has(value))
    .test('type', 'Please choose a PDF or Word file (.pdf, .docx, .doc)', (value) => !value || /\.(pdf|docx?)$/i.test(value.name))
    .test('content', 'This file is empty', (value) => !value || value.size > 0)
    .test('size', 'This file is larger than 5 MB', (value) => !value || value.size <= LARGEST);
  return missing === undefined ? file : file.test('missing', missing, (value) => value instanceof File);
}
