import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SharePictureContent } from '../../../src/render.tsx';
import type { SchemeColours } from '../../../shared/colours.ts';
import type { IconFiles } from './icons.ts';

/** A share picture to draw. */
export interface SharePictureDrawing {
  shared: SharePictureContent;
  colours: SchemeColours;
}

/** What to draw: the share picture of a page, or the icons of an SVG. */
export type Drawing = SharePictureDrawing | { icon: string };

/** Timeout in milliseconds: a chapter's logo may be any SVG, even one that takes very long to draw. */
const TIMEOUT_MS = 20_000;

/** Draws in a worker thread, because a drawing would block the event loop for a third of a second. */
function runInThread<T>(drawing: Drawing): Promise<T> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(path.join(import.meta.dirname, 'drawer.ts'), { workerData: drawing });
    const timer = setTimeout(() => void thread.terminate(), TIMEOUT_MS).unref();
    thread.once('message', (result: T) => resolve(result));
    thread.once('error', reject);
    thread.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The picture was not drawn.'));
    });
  });
}

/** Draws the share picture of a page as a PNG. @throws the drawing's error, or an Error when it takes longer than `TIMEOUT_MS` */
export const drawPictureInThread = async (drawing: SharePictureDrawing): Promise<Buffer> =>
  Buffer.from(await runInThread<Uint8Array>(drawing));

/** Draws the icons of an SVG. @throws as `drawPictureInThread` */
export const drawIconsInThread = (icon: string): Promise<IconFiles> => runInThread({ icon });
