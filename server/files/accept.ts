import type { Upload } from '../contract/types.ts';
import { HttpError } from '../security/httpError.ts';
import { kindOf, type FileKind } from './kind.ts';

/**
 * The one file of a field, once it is known to be a document.
 * @param uploads what came under the field; absent: nothing
 * @throws HttpError 400 for several files or an empty one, 415 for what is no PDF or Word document
 */
export function acceptDocument(uploads: readonly Upload[] | undefined): { content: Buffer; kind: FileKind } | undefined {
  const [upload, ...more] = uploads ?? [];
  if (!upload) return undefined;
  if (more.length > 0) throw new HttpError(400, 'Please upload one file only.');
  if (upload.content.length === 0) throw new HttpError(400, 'The file is empty. Please choose another one.');
  const kind = kindOf(upload.content);
  if (!kind) throw new HttpError(415, 'The file is no PDF or Word document (.pdf, .doc or .docx). Please choose another one.');
  return { content: upload.content, kind };
}
