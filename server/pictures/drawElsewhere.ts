import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Shared } from '../../src/render.tsx';
import type { SchemeColours } from '../../src/theme/primitives.ts';

/** What a thread is given to draw. */
export interface Drawing {
  shared: Shared;
  colours: SchemeColours;
}

/**
 * Draws the picture of a page in a thread of its own, so that nobody else waits for the third of a second that it takes.
 *
 * @throws what the drawing throws
 */
export function drawElsewhere(drawing: Drawing): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(path.join(import.meta.dirname, 'drawer.ts'), { workerData: drawing });
    thread.once('message', (png: Uint8Array) => resolve(Buffer.from(png)));
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The picture was not drawn.')));
  });
}
