import { closeSync, constants, fstatSync, openSync, readFileSync, realpathSync, type Stats } from 'node:fs';
import { join, sep } from 'node:path';

/** What a file is like: whatever is written into it, put in its place, or done to its rights changes that. */
export const formatFingerprint = (stat: Pick<Stats, 'ino' | 'size' | 'mtimeMs' | 'ctimeMs'> | undefined): string =>
  `${stat?.ino} ${stat?.size} ${stat?.mtimeMs} ${stat?.ctimeMs}`;

/** How much a file of the content may have. */
interface SizeLimit {
  /** Bytes. */
  maxBytes: number;
  /** What is said of one that has more. @param size in bytes */
  tooLarge: (size: number) => string;
}

/**
 * Reads a file of the content folder: a plain one, which lies in the folder. Whoever may change the content must not have other files of
 * the machine shown by a link to them, and a pipe would let everybody wait for whoever writes into it.
 * @param note is told why it is not read: the end of a sentence about it, without the full stop
 */
export function readPlain(
  folder: string,
  file: string,
  { maxBytes, tooLarge }: SizeLimit,
  note: (why: string) => void,
): Buffer | undefined {
  const reject = (why: string): undefined => {
    note(why);
    return undefined;
  };
  let opened: number | undefined;
  try {
    const place = realpathSync(join(folder, file));
    if (!place.startsWith(join(realpathSync(folder), sep))) return reject('is a link that leads out of the content folder');
    opened = openSync(place, constants.O_RDONLY | constants.O_NONBLOCK);
    const stat = fstatSync(opened);
    if (!stat.isFile()) return reject('is no file');
    if (stat.size > maxBytes) return reject(tooLarge(stat.size));
    return readFileSync(opened);
  } catch {
    return reject('is missing or cannot be read');
  } finally {
    if (opened !== undefined) closeSync(opened);
  }
}
