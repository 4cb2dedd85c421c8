import { getErrorCode } from '../lib/errorCode.ts';
import { describePostgresFailure } from './postgresError.ts';
import { BUSY, DISK_FULL, READ_ONLY, type RuntimeFailure } from './runtimeFailure.ts';

/** Thrown when the data directory or the database cannot be used; the message is for the operator. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** SQLite's primary result codes (https://www.sqlite.org/rescode.html). */
export const SQLITE_CODES = { busy: 5, readonly: 8, ioError: 10, corrupt: 11, full: 13, cantOpen: 14, notDatabase: 26 };

/** Returns SQLite's primary result code of an error; undefined for other errors. */
export function readSqliteCode(error: unknown): number | undefined {
  if (getErrorCode(error) !== 'ERR_SQLITE_ERROR') return undefined;
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' ? errcode & 0xff : undefined;
}

/** Wraps an error in a `StorageError` with a message about `location`, a directory or database. Returns a `StorageError` unchanged. */
export function toStorageError(error: unknown, location: string): StorageError {
  if (error instanceof StorageError) return error;
  const message = describeFileProblem(error, location) ?? `The data directory cannot be used (${location}): ${readReason(error)}.`;
  return new StorageError(message, { cause: error });
}

function readReason(error: unknown): string {
  const message: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : undefined;
  return typeof message === 'string' ? message.replace(/\.$/, '') : String(error);
}

function describeFileProblem(error: unknown, location: string): string | undefined {
  switch (getErrorCode(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${location} cannot be written: give this user write permission, or set DATA_DIR to another directory.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk is full: ${location} cannot be written. Free some space, or set DATA_DIR to another disk.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${location} cannot be created because a file is in its way: set DATA_DIR to a directory.`;
    default:
  }
  switch (readSqliteCode(error)) {
    case SQLITE_CODES.full:
      return `The disk is full: ${location} cannot be written. Free some space, or set DATA_DIR to another disk.`;
    case SQLITE_CODES.readonly:
    case SQLITE_CODES.cantOpen:
      return `${location} cannot be written: give this user write permission, or set DATA_DIR to another directory.`;
    case SQLITE_CODES.corrupt:
    case SQLITE_CODES.notDatabase:
      return `The database ${location} is damaged. Put a backup in its place, or move it away to start empty.`;
    case SQLITE_CODES.busy:
      return `${location} is locked by another program, such as a database browser or a backup tool: close it (on Linux, "fuser ${location}" lists the processes), or set DATA_DIR to another directory.`;
    default:
      return undefined;
  }
}

const UNREACHABLE: RuntimeFailure = {
  status: 503,
  message: 'The server cannot reach its storage, so nothing was saved. Please try again later.',
};

/** SQLite's extended codes for a write to a disk that has become read only or defective; reads still succeed. */
const FAILED_WRITES: readonly unknown[] = [(3 << 8) | SQLITE_CODES.ioError, (4 << 8) | SQLITE_CODES.ioError];

/** Returns status and message of a storage failure at run time, of either dialect; undefined for other errors. */
export function describeStorageFailure(error: unknown): RuntimeFailure | undefined {
  switch (readSqliteCode(error)) {
    case SQLITE_CODES.full:
      return DISK_FULL;
    case SQLITE_CODES.busy:
      return BUSY;
    case SQLITE_CODES.readonly:
      return READ_ONLY;
    case SQLITE_CODES.ioError:
    case SQLITE_CODES.cantOpen:
      return FAILED_WRITES.includes((error as { errcode?: unknown }).errcode) ? READ_ONLY : UNREACHABLE;
    default:
      return describePostgresFailure(error);
  }
}
