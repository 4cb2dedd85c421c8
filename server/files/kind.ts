import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { FileKind } from '../db/jobTables.ts';
import { listStreams } from './compound.ts';

/** Permitted kinds of documents: PDF, Word 97 to 2003, and Word since 2007. */
type DocumentKind = Exclude<FileKind, PictureKind>;

/** Permitted kinds of pictures; browsers show all of them. */
type PictureKind = Extract<FileKind, 'jpg' | 'png' | 'webp'>;

export type { FileKind };

export const MEDIA_TYPES: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const PICTURE_KINDS: readonly PictureKind[] = ['jpg', 'png', 'webp'];

/** A permitted kind, or a description of another kind (null when unknown). */
export type DetectedKind = { kind: DocumentKind } | { otherKind: string | null };

/**
 * Detects a document's kind by its content (D-47), not by its name or media type. Spreadsheets have the same container formats as
 * documents, but count as another kind. Truncated and malicious files count as another kind, too.
 */
export async function detectDocumentKind(filePath: string): Promise<DetectedKind> {
  const fileType = await fileTypeFromFile(filePath).catch(() => undefined);
  if (fileType?.mime === 'application/pdf') return { kind: 'pdf' };
  if (fileType?.mime === MEDIA_TYPES.docx) return { kind: 'docx' };
  if (fileType?.mime === 'application/x-cfb') return detectCompoundKind(filePath);
  return { otherKind: describeMime(fileType?.mime) };
}

/** Detects a picture's kind by its content (D-47); undefined for another file. */
export async function detectPictureKind(filePath: string): Promise<PictureKind | undefined> {
  const fileType = await fileTypeFromFile(filePath).catch(() => undefined);
  return PICTURE_KINDS.find((kind) => MEDIA_TYPES[kind] === fileType?.mime);
}

async function detectCompoundKind(filePath: string): Promise<DetectedKind> {
  const file = await open(filePath, 'r');
  try {
    const streams = await listStreams(file);
    if (streams.has('WordDocument')) return { kind: 'doc' };
    if (streams.has('Workbook') || streams.has('Book')) return { otherKind: SPREADSHEET };
    if (streams.has('PowerPoint Document')) return { otherKind: PRESENTATION };
    return { otherKind: streams.has('EncryptedPackage') ? 'locked with a password' : null };
  } catch {
    return { otherKind: null };
  } finally {
    await file.close();
  }
}

const SPREADSHEET = 'a spreadsheet';
const PRESENTATION = 'a presentation';

const DESCRIPTIONS_BY_MIME: readonly (readonly [RegExp, string])[] = [
  [/msdownload|x-elf|mach-binary|java-vm|x-msi|android\.package|x-sharedlib/, 'a program'],
  [/ms-excel|spreadsheet/, SPREADSHEET],
  [/powerpoint|presentation/, PRESENTATION],
  [/macroenabled/, 'a document with macros'],
  [/^image\//, 'a picture'],
  [/^(?:audio|video)\//, 'a recording'],
  [/opendocument\.text|application\/rtf/, 'a document of another kind'],
  [/zip|x-tar|x-7z|x-rar|x-gtar|compress/, 'an archive'],
];

function describeMime(mime: string | undefined): string | null {
  return DESCRIPTIONS_BY_MIME.find(([pattern]) => pattern.test(mime ?? ''))?.[1] ?? null;
}
