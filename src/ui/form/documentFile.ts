import { mixed } from 'yup';

/** What the browser's chooser offers for a CV or a job description. */
export const DOCUMENT_TYPES = '.pdf,.docx,.doc';

/** The largest file that the server takes (D-47); bytes. */
const LARGEST = 5 * 1024 * 1024;

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
    .test('type', 'Please choose a PDF or Word file (.pdf, .docx, .doc)', (value) => !value || /\.(pdf|docx?)$/i.test(value.name))
    .test('content', 'This file is empty', (value) => !value || value.size > 0)
    .test('size', 'This file is larger than 5 MB', (value) => !value || value.size <= LARGEST);
  return missing === undefined ? file : file.test('missing', missing, (value) => value instanceof File);
}
