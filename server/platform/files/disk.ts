import { statfs } from 'node:fs/promises';

/** Bytes below which the disk of DATA_DIR counts as nearly full; `packaging/prometheus-rules.yaml` has the same limit. */
const MIN_FREE_BYTES = 1024 ** 3;

/** Available and total bytes of the disk with DATA_DIR. */
export interface DiskSpace {
  free: number;
  total: number;
  /** Whether fewer than `MIN_FREE_BYTES` are available. */
  isNearlyFull: boolean;
}

/** Reads the space on the disk of a folder. @throws when the folder cannot be read */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const free = bavail * bsize;
  return { free, total: blocks * bsize, isNearlyFull: free < MIN_FREE_BYTES };
}

/** Logs a warning when the disk of DATA_DIR is nearly full. */
export function warnOfNearlyFullDisk(
  log: { warn: (what: object, message: string) => void },
  { free, total, isNearlyFull }: DiskSpace,
): void {
  if (isNearlyFull) log.warn({ free, total }, 'the disk of the data folder is nearly full');
}
