import { types } from 'node:util';
import { getErrorCode } from '../lib/errorCode.ts';
import { BUSY, DISK_FULL, OVERLOADED, READ_ONLY, type RuntimeFailure } from './runtimeFailure.ts';

/**
 * Returns the SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html): five characters; the first two are its class.
 * @returns undefined for errors that are not PostgreSQL's
 */
function readSqlState(error: unknown): string | undefined {
  const code = getErrorCode(error);
  return code !== undefined && /^[\dA-Z]{5}$/.test(code) && 'severity' in (error as object) ? code : undefined;
}

const connectionErrors = new WeakSet<object>();

/** Marks an error as one of the connection, whatever its code. */
export function markConnectionError(error: unknown): void {
  if (typeof error === 'object' && error !== null) connectionErrors.add(error);
}

/** Returns whether a transaction failed because of a concurrent one and can be retried. */
export function isSerializationFailure(error: unknown): boolean {
  return ['40001', '40P01'].includes(readSqlState(error) ?? '');
}

/** Messages of pg about lost connections, which have no code. */
const CONNECTION_LOST = /^Connection terminated|not queryable$|^timeout exceeded when trying to connect$|^Query read timeout$/;

const UNREACHABLE: RuntimeFailure = {
  status: 503,
  message: 'The site cannot reach its database at the moment. Please try again in a moment.',
};

/** Returns status and message of a run-time failure; undefined unless the database is unreachable, overloaded, read only or full. */
export function describePostgresFailure(error: unknown): RuntimeFailure | undefined {
  const state = readSqlState(error);
  // Too many connections. This is an error of the connection, too.
  if (state === '53300') return OVERLOADED;
  if (typeof error === 'object' && error !== null && connectionErrors.has(error)) return UNREACHABLE;
  if (state === undefined) return types.isNativeError(error) && CONNECTION_LOST.test(error.message) ? UNREACHABLE : undefined;
  // Shutting down or starting; connection exceptions.
  if (/^(57P|08)/.test(state)) return UNREACHABLE;
  // A standby, or a database, user or server that is set to be read only.
  if (state === '25006') return READ_ONLY;
  if (state === '53100') return DISK_FULL;
  // Out of memory, or another limit of the database server.
  if (state.startsWith('53')) return OVERLOADED;
  // Statement, lock and idle timeouts; serialization failures after all retries.
  return ['57014', '55P03', '25P03', '40001', '40P01'].includes(state) ? BUSY : undefined;
}

/** Returns why a database cannot be used at start, as the end of a sentence; undefined for unknown errors. */
export function describeOpeningProblem(error: unknown): string | undefined {
  switch (readSqlState(error)) {
    case '28P01':
    case '28000':
      return 'refuses the login: correct user and password in DATABASE_URL';
    case '3D000':
      return 'has no database of that name: create it, or correct DATABASE_URL';
    case '57P03':
      return 'is starting or stopping: try again in a moment';
    case '25006':
      return 'is read only, or a standby: make it writable, or correct DATABASE_URL';
    case '53300':
      return 'has too many connections: lower DATABASE_POOL, or raise max_connections there';
    case '42501':
      return 'does not allow this user to create tables: make the user the owner of the database';
    case '0A000':
    case '58P01':
      return 'lacks the extension pg_trgm: install the contrib modules of PostgreSQL';
    default:
  }
  return (
    describeConnectionProblem(error) ??
    (describePostgresFailure(error) ? 'cannot be reached: start it, or correct DATABASE_URL' : undefined)
  );
}

/** Messages of pg, without a code, about missing encryption and a missing password. */
const PROBLEMS_BY_MESSAGE: readonly (readonly [RegExp, string])[] = [
  [/^The server does not support SSL connections/, 'does not support encryption: set ssl = on there, or leave sslmode out of DATABASE_URL'],
  [/^SASL: .*password must be/, 'requires a password: add it to DATABASE_URL'],
];

/** Returns why no connection can be made, as the end of a sentence; undefined for unknown errors. */
function describeConnectionProblem(error: unknown): string | undefined {
  switch (getErrorCode(error)) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'cannot be found: correct the host in DATABASE_URL';
    case 'ENOENT':
    case 'EACCES':
      // Any other system call concerns the path of a socket.
      if ((error as NodeJS.ErrnoException).syscall === 'open')
        return 'cannot be reached: a file named in DATABASE_URL cannot be read (sslrootcert, sslcert or sslkey)';
      return 'does not respond: start it, or correct DATABASE_URL';
    case 'ECONNREFUSED':
      return 'does not respond: start it, or correct DATABASE_URL';
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return 'has a certificate for another name: use the name in its certificate as the host in DATABASE_URL';
    case 'CERT_HAS_EXPIRED':
      return 'has an expired certificate: renew it there';
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'UNABLE_TO_GET_ISSUER_CERT':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
      return 'has a certificate from an unknown authority: add sslrootcert=FILE to DATABASE_URL, with the certificate of that authority';
    default:
  }
  const message = types.isNativeError(error) ? error.message : '';
  return PROBLEMS_BY_MESSAGE.find(([pattern]) => pattern.test(message))?.[1];
}
