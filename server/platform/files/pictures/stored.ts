import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { StoredFile } from '../store.ts';
import { rebuildPicture } from './rebuild.ts';

/**
 * Rebuilds a stored picture, because earlier versions of the site stored pictures with the place where they were taken. A picture that
 * cannot be rebuilt, such as an animation, stays as it is, so that nobody loses one.
 */
export async function rebuildStoredPicture(stored: StoredFile): Promise<StoredFile> {
  const original = await buffer(stored.content);
  const content = rebuildIfPossible(original) ?? original;
  return { size: content.length, content: Readable.from([content]) };
}

function rebuildIfPossible(original: Buffer): Buffer | undefined {
  try {
    return rebuildPicture(original)?.content;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}
