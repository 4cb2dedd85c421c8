import { errorCode } from '../errorCode.ts';
import { postgresRefusal } from './postgresError.ts';

/** The data directory or the database cannot be used. The message is a sentence for the person who runs the server. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** SQLite's primary result codes (https://www.sqlite.org/rescode.html), as far as they have a sentence of their own. */
const sqlite = { busy: 5, readonly: 8, ioError: 10, corrupt: 11, full: 13, cantOpen: 14, notDatabase: 26 };

/** SQLite's primary result code of an error, undefined when it is not one of SQLite's. */
export function sqliteCode(error: unknown): number | undefined {
  if (errorCode(error) !== 'ERR_SQLITE_ERROR') return undefined;
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' ? errcode & 0xff : undefined;
}

/**
 * Turns what the file system or SQLite said while opening into a sentence for people.
 * @param place the file or directory that was being opened
 */
export function storageError(error: unknown, place: string): StorageError {
  if (error instanceof StorageError) return error;
  const words = openingProblem(error);
  return new StorageError(words ? words(place) : `The data directory cannot be used (${place}): ${reasonOf(error)}.`, { cause: error });
}

function reasonOf(error: unknown): string {
  const message: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : undefined;
  return typeof message === 'string' ? message.replace(/\.$/, '') : String(error);
}

function openingProblem(error: unknown): ((place: string) => string) | undefined {
  switch (errorCode(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return (place) => `${place} cannot be written: give this user write permission, or set DATA_DIR to another directory.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return (place) => `The disk is full: ${place} cannot be written. Free some space, or set DATA_DIR to another disk.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return (place) => `${place} cannot be created because a file is in its way: set DATA_DIR to a directory.`;
    default:
  }
  switch (sqliteCode(error)) {
    case sqlite.full:
      return (place) => `The disk is full: ${place} cannot be written. Free some space, or set DATA_DIR to another disk.`;
    case sqlite.readonly:
    case sqlite.cantOpen:
      return (place) => `${place} cannot be written: give this user write permission, or set DATA_DIR to another directory.`;
    case sqlite.corrupt:
    case sqlite.notDatabase:
      return (place) => `The database ${place} is damaged. Put a backup in its place, or move it away to start empty.`;
    case sqlite.busy:
      return (place) => `${place} is locked by another program: stop it, or set DATA_DIR to another directory.`;
    default:
      return undefined;
  }
}

/**
 * What a caller is told when a write or read fails at run time.
 * @returns status and sentence, or undefined when the error is not the database's
 */
export function storageRefusal(error: unknown): { status: number; message: string } | undefined {
  switch (sqliteCode(error)) {
    case sqlite.full:
      return { status: 507, message: 'The server has no room left, so nothing was saved. Please try again later.' };
    case sqlite.busy:
      return { status: 503, message: 'The server is busy, so nothing was saved. Please try again in a moment.' };
    case sqlite.readonly:
    case sqlite.ioError:
    case sqlite.cantOpen:
      return { status: 503, message: 'The server cannot reach its storage, so nothing was saved. Please try again later.' };
    default:
      return postgresRefusal(error);
  }
}
