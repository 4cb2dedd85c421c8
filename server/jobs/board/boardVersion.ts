import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { readVersion, type VersionedSubject } from '../../platform/db/versions.ts';

/** Timeout for reading the version, in milliseconds. After the timeout the last known version is used. */
const TIMEOUT_MS = 1_000;

/** Creates a reader of the number that changes whenever any process changes the subject. While the database is unavailable, it stays the same. */
export function createVersionReader(db: Kysely<Database>, subject: VersionedSubject): () => Promise<number> {
  let lastVersion = 0;
  return async () => {
    const reading = readVersion(db, subject).then((version) => (lastVersion = version));
    await Promise.race([reading, sleep(TIMEOUT_MS, undefined, { ref: false })]).catch(() => undefined);
    return lastVersion;
  };
}
