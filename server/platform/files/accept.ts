import { readFile } from 'node:fs/promises';
import { fieldError } from '../security/httpError.ts';
import { detectDocumentKind, type FileKind } from './kind.ts';
import { AnimationError } from './pictures/reading.ts';
import { rebuildPicture } from './pictures/rebuild.ts';
import type { FileStore, StagedFile, Upload } from './store.ts';

/** An upload of a permitted kind that has no owner yet. */
export interface AcceptedFile {
  file: StagedFile;
  kind: FileKind;
}

/** Longest side of a picture; pixels. A small file can be a picture that fills the memory of whoever looks at it. */
const MAX_SIDE = 4096;

/** Returns the single file of a field, if any. @throws HttpError 400 for several files or an empty one */
function getSingleFile(field: string, uploads: readonly Upload[] | undefined): StagedFile | undefined {
  const [upload, ...others] = uploads ?? [];
  if (others.length > 0) throw fieldError(field, 'Please upload one file only.');
  if (upload?.file.size === 0) throw fieldError(field, 'The file is empty. Please choose another one.');
  return upload?.file;
}

/**
 * Validates the single document of a field.
 * @returns undefined without a file
 * @throws HttpError 400 for several files or an empty one; 415 when the file is no PDF or Word document, naming its kind if known
 */
export async function acceptDocument(field: string, uploads: readonly Upload[] | undefined): Promise<AcceptedFile | undefined> {
  const file = getSingleFile(field, uploads);
  if (!file) return undefined;
  const kind = await detectDocumentKind(file.path);
  if (typeof kind === 'string') return { file, kind };
  const name = kind.name === null ? '' : `${kind.name}, `;
  throw fieldError(field, `The file is ${name}not a PDF or Word document (.pdf, .doc or .docx). ${kind.advice}`, 415);
}

/**
 * Validates the single picture of a field, and removes everything from it that is not needed to draw it.
 * @returns the rebuilt picture, which the caller must keep or drop; undefined without a file
 * @throws HttpError 400 for several files, an empty one or a very large picture, 415 when it is not a JPEG, PNG or WebP picture
 */
export async function acceptPicture(
  field: string,
  uploads: readonly Upload[] | undefined,
  files: Pick<FileStore, 'stage'>,
): Promise<AcceptedFile | undefined> {
  const file = getSingleFile(field, uploads);
  if (!file) return undefined;
  const picture = await readPicture(field, file);
  if (Math.max(picture.width, picture.height) > MAX_SIDE) {
    const limit = MAX_SIDE.toLocaleString('en-IN');
    throw fieldError(field, `The picture is more than ${limit} pixels wide or high. Please choose a smaller one.`);
  }
  return { file: await files.stage([picture.content]), kind: picture.kind };
}

async function readPicture(field: string, file: StagedFile): Promise<NonNullable<ReturnType<typeof rebuildPicture>>> {
  let picture: ReturnType<typeof rebuildPicture>;
  try {
    picture = rebuildPicture(await readFile(file.path));
  } catch (error) {
    if (error instanceof AnimationError) throw fieldError(field, 'Pictures that move are not accepted. Please choose another one.', 415);
    if (!(error instanceof RangeError)) throw error;
    throw fieldError(field, 'The picture is incomplete or damaged. Please choose another one.', 415);
  }
  if (picture === undefined) throw fieldError(field, 'The file is not a JPEG, PNG or WebP picture. Please choose another one.', 415);
  return picture;
}
