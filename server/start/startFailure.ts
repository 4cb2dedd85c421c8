import { ContentError } from '../cms/contentError.ts';
import { ContractError } from '../platform/contract/contractError.ts';
import { StorageError } from '../platform/db/storageError.ts';
import { scrub } from '../platform/security/scrub.ts';
import { SettingsError } from '../platform/settings.ts';

/** Errors whose message is written for the operator. */
const EXPLAINED_ERRORS = [SettingsError, StorageError, ContentError, ContractError];

/**
 * Returns the message for a person who starts the server or one of its programs. Only messages about unexpected errors have details.
 * @param fallback sentence before the details of an unexpected error
 */
export function describeStartFailure(error: unknown, fallback = 'The server could not start.'): string {
  if (EXPLAINED_ERRORS.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, port, address } = (typeof error === 'object' && error !== null ? error : {}) as {
    code?: string;
    port?: number;
    address?: string;
  };
  if (code === 'EADDRINUSE') return `Port ${port} is already in use: stop the other program, or set PORT to another number.`;
  if (code === 'EACCES' && port !== undefined) return `Port ${port} may not be used by this user: set PORT to a number above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is not an address of this machine${address ? ` (${address})` : ''}: set it to 127.0.0.1 or 0.0.0.0.`;
  return `${fallback} ${scrub(error instanceof Error ? (error.stack ?? error.message) : String(error))}`;
}
