import { HttpError } from '../security/httpError.ts';
import { detectKind, type FileKind } from './kind.ts';
import type { StagedFile } from './store.ts';
import type { Upload } from './upload.ts';

/** A file that is known to be a document, still nobody's. */
export interface AcceptedFile {
  file: StagedFile;
  kind: FileKind;
}

/**
 * The one file of a field, once it is known to be a document.
 * @param uploads what came under the field; absent: nothing
 * @throws HttpError 400 for several files or an empty one, 415 with what it is when it is no PDF or Word document
 */
export async function acceptDocument(uploads: readonly Upload[] | undefined): Promise<AcceptedFile | undefined> {
  const [upload, ...more] = uploads ?? [];
  if (!upload) return undefined;
  if (more.length > 0) throw new HttpError(400, 'Please upload one file only.');
  const { file } = upload;
  if (file.size === 0) throw new HttpError(400, 'The file is empty. Please choose another one.');
  const found = await detectKind(file.place);
  if ('kind' in found) return { file, kind: found.kind };
  const what = found.instead === null ? '' : `${found.instead}, `;
  throw new HttpError(415, `The file is ${what}no PDF or Word document (.pdf, .doc or .docx). Please choose another one.`);
}
