import { open, type FileHandle } from 'node:fs/promises';
import type { FileKind } from '../db/jobTables.ts';
import { listStreams } from './compound.ts';
import { detectPackageKind } from './officePackage.ts';
import { describeText, findOtherKind, OTHER_KINDS, type OtherKind } from './otherKinds.ts';

/** Permitted kinds of documents: PDF, Word 97 to 2003, and Word since 2007. */
type DocumentKind = Exclude<FileKind, PictureKind>;

/** Permitted kinds of pictures; browsers show all of them. */
export type PictureKind = Extract<FileKind, 'jpg' | 'png' | 'webp'>;

export type { FileKind };

export const MEDIA_TYPES: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Number of bytes within which readers of PDF look for its signature. A package may have bytes before it, too. */
const BEGINNING_BYTES = 1024;

const PACKAGE_SIGNATURE = 'PK\x03\x04';

const COMPOUND_SIGNATURE = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1';

/**
 * Detects a document's kind by its content (D-47), not by its name or media type. Spreadsheets have the same container formats as
 * documents, but count as another kind. Truncated and malicious files count as another kind, too.
 */
export async function detectDocumentKind(filePath: string): Promise<DocumentKind | OtherKind> {
  const file = await open(filePath, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0);
    const beginning = buffer.toString('latin1', 0, bytesRead);
    if (beginning.startsWith(COMPOUND_SIGNATURE)) return await detectCompoundKind(file);
    if (beginning.startsWith('PK')) return await detectPackageKind(file, 0);
    const otherKind = findOtherKind(beginning);
    if (otherKind !== undefined) return otherKind;
    if (beginning.includes('%PDF-')) return 'pdf';
    const packageStart = beginning.indexOf(PACKAGE_SIGNATURE);
    return packageStart === -1 ? describeText(beginning) : await detectPackageKind(file, packageStart);
  } finally {
    await file.close();
  }
}

async function detectCompoundKind(file: FileHandle): Promise<'doc' | OtherKind> {
  try {
    const streams = await listStreams(file);
    if (streams.has('WordDocument')) return 'doc';
    if (streams.has('Workbook') || streams.has('Book')) return OTHER_KINDS.spreadsheet;
    if (streams.has('PowerPoint Document')) return OTHER_KINDS.presentation;
    return streams.has('EncryptedPackage') ? OTHER_KINDS.locked : OTHER_KINDS.unknown;
  } catch {
    return OTHER_KINDS.damaged;
  }
}
