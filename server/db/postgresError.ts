import { types } from 'node:util';
import { errorCode } from '../errorCode.ts';

/** What PostgreSQL said (https://www.postgresql.org/docs/current/errcodes-appendix.html): five characters, the first two its class. */
function stateOf(error: unknown): string | undefined {
  const code = errorCode(error);
  return code !== undefined && /^[\dA-Z]{5}$/.test(code) && 'severity' in (error as object) ? code : undefined;
}

/** Errors of connections that could not be made or broke. */
const broken = new WeakSet<object>();

/** Notes that a connection failed with an error, which then counts as the database being away, whatever it says. */
export function noteBroken(error: unknown): void {
  if (typeof error === 'object' && error !== null) broken.add(error);
}

/** Whether a transaction was ended because another got in its way: done again, it succeeds. */
export function isClash(error: unknown): boolean {
  return ['40001', '40P01'].includes(stateOf(error) ?? '');
}

/** What pg says of a connection that is gone, without a code. */
const GONE = /^Connection terminated|not queryable$|^timeout exceeded when trying to connect$|^Query read timeout$/;

const AWAY = { status: 503, message: 'The site cannot reach its database at the moment. Please try again in a moment.' };
const BUSY = { status: 503, message: 'The server is busy, so nothing was saved. Please try again in a moment.' };
const FULL = { status: 507, message: 'The server has no room left, so nothing was saved. Please try again later.' };

/**
 * What a caller is told when PostgreSQL fails at run time.
 * @returns status and sentence, or undefined when the error is not one of the database being away, slow or full
 */
export function postgresRefusal(error: unknown): { status: number; message: string } | undefined {
  if (typeof error === 'object' && error !== null && broken.has(error)) return AWAY;
  const state = stateOf(error);
  if (state === undefined) return types.isNativeError(error) && GONE.test(error.message) ? AWAY : undefined;
  // Shut down or starting; connections; too many of them; read-only, as a stand-in is.
  if (/^(57P|08|53300|25006)/.test(state)) return AWAY;
  // Took too long; waited too long for others; clashed with them too often.
  if (['57014', '55P03', '25P03', '40001', '40P01'].includes(state)) return BUSY;
  return state.startsWith('53') ? FULL : undefined;
}

/**
 * Why a database cannot be used at start, as half a sentence; undefined for what nobody foresaw.
 */
export function openingProblem(error: unknown): string | undefined {
  switch (stateOf(error)) {
    case '28P01':
    case '28000':
      return 'does not let this user in: correct user and password in DATABASE_URL';
    case '3D000':
      return 'has no database of that name: create it, or correct DATABASE_URL';
    case '57P03':
      return 'is starting or stopping: try again in a moment';
    case '53300':
      return 'has too many connections: lower DATABASE_POOL, or allow it more';
    case '42501':
      return 'does not let this user create tables: make the user owner of the database';
    case '0A000':
    case '58P01':
      return 'lacks the extension pg_trgm: install the contrib modules of PostgreSQL';
    default:
  }
  return connectingProblem(error) ?? (postgresRefusal(error) ? 'cannot be reached: start it, or correct DATABASE_URL' : undefined);
}

/** What pg says, without a code, of a server that does not encrypt, and of one that asks for a password where none is given. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/^The server does not support SSL connections/, 'encrypts nothing: set ssl = on there, or leave sslmode out of DATABASE_URL'],
  [/^SASL: .*password must be/, 'asks for a password: write it into DATABASE_URL'],
];

/** Why no connection comes about, as half a sentence. */
function connectingProblem(error: unknown): string | undefined {
  switch (errorCode(error)) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'cannot be found: correct the host in DATABASE_URL';
    case 'ENOENT':
    case 'EACCES':
      // A file of the address, or else a socket.
      if ((error as NodeJS.ErrnoException).syscall === 'open')
        return 'cannot be asked: a file that DATABASE_URL names cannot be read (sslrootcert, sslcert or sslkey)';
      return 'does not answer: start it, or correct DATABASE_URL';
    case 'ECONNREFUSED':
      return 'does not answer: start it, or correct DATABASE_URL';
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return 'shows a certificate for another name: write the name of its certificate as the host in DATABASE_URL';
    case 'CERT_HAS_EXPIRED':
      return 'shows a certificate that has expired: have it renewed there';
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'UNABLE_TO_GET_ISSUER_CERT':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
      return 'shows a certificate that nobody known here has signed: name the file of who did with sslrootcert=FILE in DATABASE_URL';
    default:
  }
  const message = types.isNativeError(error) ? error.message : '';
  return SPOKEN.find(([said]) => said.test(message))?.[1];
}
