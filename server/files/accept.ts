import { HttpError } from '../security/httpError.ts';
import { detectDocumentKind, detectPictureKind, type FileKind } from './kind.ts';
import type { StagedFile } from './store.ts';
import type { Upload } from './upload.ts';

/** An upload of a permitted kind that has no owner yet. */
export interface AcceptedFile {
  file: StagedFile;
  kind: FileKind;
}

/** Returns the single file of a field, if any. @throws HttpError 400 for several files or an empty one */
function getSingleFile(uploads: readonly Upload[] | undefined): StagedFile | undefined {
  const [upload, ...others] = uploads ?? [];
  if (others.length > 0) throw new HttpError(400, 'Please upload one file only.');
  if (upload?.file.size === 0) throw new HttpError(400, 'The file is empty. Please choose another one.');
  return upload?.file;
}

/**
 * Validates the single document of a field.
 * @returns undefined without a file
 * @throws HttpError 400 for several files or an empty one; 415 when the file is no PDF or Word document, naming its kind if known
 */
export async function acceptDocument(uploads: readonly Upload[] | undefined): Promise<AcceptedFile | undefined> {
  const file = getSingleFile(uploads);
  if (!file) return undefined;
  const detected = await detectDocumentKind(file.path);
  if ('kind' in detected) return { file, kind: detected.kind };
  const otherKind = detected.otherKind === null ? '' : `${detected.otherKind}, `;
  throw new HttpError(415, `The file is ${otherKind}not a PDF or Word document (.pdf, .doc or .docx). Please choose another one.`);
}

/**
 * Validates the single picture of a field.
 * @returns undefined without a file
 * @throws HttpError 400 for several files or an empty one, 415 when it is not a JPEG, PNG or WebP picture
 */
export async function acceptPicture(uploads: readonly Upload[] | undefined): Promise<AcceptedFile | undefined> {
  const file = getSingleFile(uploads);
  if (!file) return undefined;
  const kind = await detectPictureKind(file.path);
  if (kind === undefined) throw new HttpError(415, 'The file is not a JPEG, PNG or WebP picture. Please choose another one.');
  return { file, kind };
}
