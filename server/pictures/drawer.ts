import { parentPort, workerData } from 'node:worker_threads';
import type { Drawing } from './drawElsewhere.ts';
import { drawSharePicture } from './sharePicture.ts';

/** What runs in the thread of drawElsewhere.ts: one picture, then it ends. */
const { shared, colours } = workerData as Drawing;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(drawSharePicture(shared, colours));
