import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Shared } from '../../src/render.tsx';
import type { SchemeColours } from '../../shared/colours.ts';
import type { IconFiles } from './icons.ts';

/** What a thread is given to draw. */
export type Drawing = { shared: Shared; colours: SchemeColours } | { icon: string };

/** So long may a drawing take, in milliseconds: a chapter's logo is anybody's SVG. */
const LONGEST_MS = 20_000;

/** Draws in a thread of its own, so that nobody else waits for the third of a second that it takes. */
function elsewhere<T>(drawing: Drawing): Promise<T> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(path.join(import.meta.dirname, 'drawer.ts'), { workerData: drawing });
    const timer = setTimeout(() => void thread.terminate(), LONGEST_MS).unref();
    thread.once('message', (drawn: T) => resolve(drawn));
    thread.once('error', reject);
    thread.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The picture was not drawn.'));
    });
  });
}

/** Draws the picture of a page. @throws what the drawing throws */
export const drawElsewhere = async (drawing: { shared: Shared; colours: SchemeColours }): Promise<Buffer> =>
  Buffer.from(await elsewhere<Uint8Array>(drawing));

/** Draws the pictures of an icon. @throws what the drawing throws, and when it takes too long */
export const drawIconsElsewhere = (icon: string): Promise<IconFiles> => elsewhere({ icon });
