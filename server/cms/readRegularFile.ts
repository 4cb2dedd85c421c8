import { closeSync, constants, fstatSync, openSync, readFileSync, realpathSync, type Stats } from 'node:fs';
import { join, sep } from 'node:path';

/** Formats a fingerprint that changes when a file is edited, replaced or given other permissions. @param stat undefined: a missing file */
export const formatFingerprint = (stat: Pick<Stats, 'ino' | 'size' | 'mtimeMs' | 'ctimeMs'> | undefined): string =>
  `${stat?.ino} ${stat?.size} ${stat?.mtimeMs} ${stat?.ctimeMs}`;

/** Size limit of a content file. */
export interface SizeLimit {
  maxBytes: number;
  /**
   * Returns why a larger file is refused: the end of a sentence, without the full stop.
   * @param size in bytes
   */
  describeTooLarge: (size: number) => string;
}

/**
 * Reads a file of the content folder. Refuses links that lead out of the folder, because they could expose other files of the machine, and
 * pipes, because reading them would block.
 * @param reportProblem receives the reason of a failure: the end of a sentence, without the full stop
 * @returns undefined after a failure
 */
export function readRegularFile(
  folder: string,
  file: string,
  { maxBytes, describeTooLarge }: SizeLimit,
  reportProblem: (why: string) => void,
): Buffer | undefined {
  const reject = (why: string): undefined => {
    reportProblem(why);
    return undefined;
  };
  let descriptor: number | undefined;
  try {
    const realPath = realpathSync(join(folder, file));
    if (!realPath.startsWith(join(realpathSync(folder), sep))) return reject('is a link that leads out of the content folder');
    descriptor = openSync(realPath, constants.O_RDONLY | constants.O_NONBLOCK);
    const stat = fstatSync(descriptor);
    if (!stat.isFile()) return reject('is not a file');
    if (stat.size > maxBytes) return reject(describeTooLarge(stat.size));
    return readFileSync(descriptor);
  } catch {
    return reject('is missing or cannot be read');
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
