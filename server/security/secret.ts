import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StorageError, storageError } from '../db/storageError.ts';
import { errorCode } from '../errorCode.ts';

/** Its file inside DATA_DIR. */
export const secretFile = 'secret';

/** Bytes of the secret. */
const length = 32;

/**
 * The secret that sessions and one-time codes are keyed with: read from `DATA_DIR/secret`, generated there at first boot.
 * Only the owner can read the file (mode 0600). It appears whole or not at all. Call it with the directory's lock held.
 * @throws StorageError when the file cannot be read, written or is not a secret
 */
export function loadSecret(dataDir: string): Buffer {
  const file = join(dataDir, secretFile);
  try {
    return readSecret(file) ?? createSecret(file);
  } catch (error) {
    throw storageError(error, file);
  }
}

function readSecret(file: string): Buffer | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  if (!/^[0-9a-f]{64}$/.test(text)) {
    throw new StorageError(`${file} is not a secret of this server. Remove it to have a new one made; everybody is then signed out.`);
  }
  chmodSync(file, 0o600);
  return Buffer.from(text, 'hex');
}

function createSecret(file: string): Buffer {
  const secret = randomBytes(length);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = openSync(draft, 'wx', 0o600);
  try {
    writeSync(handle, `${secret.toString('hex')}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
  return secret;
}
