import { existsSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
const MIN_FREE_BYTES = 2 ** 31;

/** Moves temporary files into memory when `/dev/shm` has more than 2 GiB free: on a disk, the tests would mostly wait for writes. */
export function keepFilesInMemory(): void {
  if (!existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize > MIN_FREE_BYTES) process.env.TMPDIR = MEMORY;
}
