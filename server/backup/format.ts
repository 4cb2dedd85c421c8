import path from 'node:path';
import { DATABASE_FILE } from '../db/openSqlite.ts';
import { SECRET_FILE } from '../security/secret.ts';

/** What a backup is made of; a newer one may be made otherwise. */
export const FORMAT = 1;

/** The entries beside the database, the secret and the files. */
export const ABOUT = 'about.json';
export const SUMS = 'SHA256SUMS';

/** What a backup says of itself: its first entry. */
export interface About {
  format: number;
  /** The version of the server that made it. */
  version: string;
  /** When the database was as it is in here; ISO 8601, UTC. */
  madeAt: string;
  /** Which database it was. */
  from: 'sqlite' | 'postgres';
  /** The steps that the shape of the database is made of (`server/db/migrate.ts`). */
  steps: string[];
}

const fileEntry = /^files\/[0-9a-f]{24}$/;

/** The entry of an uploaded file. */
export const entryOf = (fileId: string): string => `files/${fileId}`;

/** Whether an entry is one that a backup has: no other is read, and none of these leads out of a folder. */
export const isKnown = (name: string): boolean => [ABOUT, SUMS, DATABASE_FILE, SECRET_FILE].includes(name) || fileEntry.test(name);

/** The id of an uploaded file by its entry; undefined: it is none. */
export const fileOf = (name: string): string | undefined => (fileEntry.test(name) ? path.posix.basename(name) : undefined);
