import { parentPort, workerData } from 'node:worker_threads';
import type { Drawing } from './drawInThread.ts';

// Entry of the thread that `drawInThread.ts` starts: makes one drawing and exits.
const drawing = workerData as Drawing;

/** Makes the drawing, with code that is imported on demand because each kind needs another library. */
async function draw(): Promise<unknown> {
  if ('icon' in drawing) return (await import('./icons.ts')).drawIcons(drawing.icon);
  return (await import('./sharePicture.ts')).drawSharePicture(drawing.shared, drawing.colours);
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(await draw());
