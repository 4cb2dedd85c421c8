import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { getDialect } from '../db/transaction.ts';
import type { Database, PostgresTables } from '../db/schema.ts';
import { StorageError, toStorageError } from '../db/storageError.ts';
import { getErrorCode } from '../lib/errorCode.ts';

/** File inside DATA_DIR. */
export const SECRET_FILE = 'secret';

/** Returns the content of the secret's file. */
export const formatSecret = (secret: Buffer): string => `${secret.toString('hex')}\n`;

/** @param source name of the secret's place, for the error when the text is no secret */
function parseSecret(text: string, source: string): Buffer {
  if (/^[0-9a-f]{64}$/.test(text.trim())) return Buffer.from(text.trim(), 'hex');
  throw new StorageError(`${source} is not a secret of this server. Remove it to have a new one made; everybody is then signed out.`);
}

/**
 * Returns the secret that keys the hashes of sessions, one-time codes and links in mails. The first start creates it. With SQLite it is in
 * the file `DATA_DIR/secret`; with PostgreSQL it is in the database, which several servers may share.
 * @throws StorageError when the secret cannot be read or written
 */
export async function loadSecret(db: Kysely<Database>, dataDir: string): Promise<Buffer> {
  if (getDialect(db) === 'sqlite') return readSecretFile(dataDir) ?? createSecretFile(dataDir);
  const secret = await selectSharedSecret(db);
  if (secret !== undefined) return secret;
  await insertSecret(db, randomBytes(32));
  // Another process may have inserted one first.
  return readSecret(db, dataDir);
}

/**
 * Returns the secret of a database that a server has run on.
 * @throws StorageError when there is no secret, or it cannot be read
 */
export async function readSecret(db: Kysely<Database>, dataDir: string): Promise<Buffer> {
  const isShared = getDialect(db) === 'postgres';
  const secret = isShared ? await selectSharedSecret(db) : readSecretFile(dataDir);
  if (secret !== undefined) return secret;
  throw new StorageError(
    isShared
      ? 'The database holds no secret yet: no server has run on it.'
      : `${join(dataDir, SECRET_FILE)} is not there. Is DATA_DIR set as it is for the server?`,
  );
}

/** Inserts a secret into a PostgreSQL database. @returns false when the database already has one */
export async function insertSecret(db: Kysely<Database>, secret: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .withTables<PostgresTables>()
    .insertInto('secrets')
    .values({ name: 'server', value: secret.toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows !== 0n;
}

async function selectSharedSecret(db: Kysely<Database>): Promise<Buffer | undefined> {
  const row = await db.withTables<PostgresTables>().selectFrom('secrets').select('value').executeTakeFirst();
  return row && parseSecret(row.value, 'The row of the table secrets');
}

function readSecretFile(dataDir: string): Buffer | undefined {
  const file = join(dataDir, SECRET_FILE);
  try {
    const secret = parseSecret(readFileSync(file, 'utf8'), file);
    chmodSync(file, 0o600);
    return secret;
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined;
    throw toStorageError(error, file);
  }
}

function createSecretFile(dataDir: string): Buffer {
  const file = join(dataDir, SECRET_FILE);
  const secret = randomBytes(32);
  try {
    writeFileSync(`${file}.new`, formatSecret(secret), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
    return secret;
  } catch (error) {
    throw toStorageError(error, file);
  }
}
