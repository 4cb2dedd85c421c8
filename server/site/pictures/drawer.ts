import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { SHARE_PICTURE_SIZE } from '../../../shared/pictures.ts';
import type { Drawing } from './drawInThread.ts';

// Entry of the thread that `drawInThread.ts` starts: makes one drawing and exits.
const drawing = workerData as Drawing;

/** Renders an SVG as a PNG. @param width pixels @throws when the SVG is invalid */
function renderPng(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng();
}

/** Makes the drawing, with code that is imported on demand because each kind needs another library. */
async function draw(): Promise<unknown> {
  await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
  if ('icon' in drawing) return (await import('./icons.ts')).drawIcons(drawing.icon, renderPng);
  return renderPng((await import('./sharePicture.ts')).renderShareSvg(drawing.shared, drawing.colours), SHARE_PICTURE_SIZE[0]);
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(await draw());
