import path from 'node:path';
import type { Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { EDITED_FOLDER, SUBFOLDERS } from '../../cms/folder.ts';
import { DATABASE_FILE } from '../../platform/db/openSqlite.ts';
import { SECRET_FILE } from '../../platform/security/secret.ts';

export const FORMAT_VERSION = 1;

/** The two entries with metadata; the others are the database, the secret, the uploaded files and the content that is edited. */
export const MANIFEST_FILE = 'about.json';
export const CHECKSUMS_FILE = 'SHA256SUMS';

/** Metadata of a backup: the content of `about.json`. */
export interface Manifest {
  format: number;
  version: string;
  /** Time of the database snapshot; ISO 8601, UTC. */
  madeAt: string;
  /** Dialect of the database that was backed up. */
  from: 'sqlite' | 'postgres';
  /** Applied migrations (`server/platform/db/migrate.ts`). */
  steps: string[];
}

const FILE_ENTRY = /^files\/[0-9a-f]{24}$/;

/** Returns the entry name of an uploaded file. */
export const formatFileEntry = (fileId: string): string => `files/${fileId}`;

/** Without names that lead elsewhere or that other systems cannot have. */
const CONTENT_ENTRY = new RegExp(`^${EDITED_FOLDER}/((${SUBFOLDERS.join('|')})/)?[^./\\\\\\p{Cc}][^/\\\\\\p{Cc}]*$`, 'u');

/** Returns whether an entry is a file of the content. */
export const isContentEntry = (name: string): boolean => CONTENT_ENTRY.test(name);

/** Returns whether an entry name belongs to the format. Names with a path traversal do not. */
export const isKnownEntry = (name: string): boolean =>
  [MANIFEST_FILE, CHECKSUMS_FILE, DATABASE_FILE, SECRET_FILE].includes(name) || FILE_ENTRY.test(name) || isContentEntry(name);

/** Returns the id of an uploaded file from its entry name; undefined for other entries. */
export const parseFileId = (name: string): string | undefined => (FILE_ENTRY.test(name) ? path.posix.basename(name) : undefined);

/** Yields a stream's chunks and updates the hash with them. */
export async function* updateHash(content: Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
}
