import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, fsyncSync, linkSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StorageError, storageError } from '../db/storageError.ts';
import { errorCode } from '../errorCode.ts';

/** Its file inside DATA_DIR. */
export const secretFile = 'secret';

/** Bytes of the secret. */
const length = 32;

/**
 * The secret that sessions and one-time codes are keyed with: read from `DATA_DIR/secret`, generated there at first boot.
 * Only the owner can read the file (mode 0600). It appears whole or not at all, and once, whoever else makes one at the same time.
 * @throws StorageError when the file cannot be read, written or is not a secret
 */
export function loadSecret(dataDir: string): Buffer {
  const file = join(dataDir, secretFile);
  try {
    const known = readSecret(file);
    if (known !== undefined) return known;
    createSecret(file);
    const made = readSecret(file);
    if (made === undefined) throw new StorageError(`${file} was removed while the server started: start it again.`);
    return made;
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

/** Makes one, unless somebody else is first. */
function createSecret(file: string): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = openSync(draft, 'wx', 0o600);
  try {
    writeSync(handle, `${randomBytes(length).toString('hex')}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
}
