import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { SHARE_PICTURE_SIZE } from '../../../shared/pictures.ts';
import type { Drawing } from './drawInThread.ts';
import type { IconFiles } from './icons.ts';

await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

/** Renders an SVG as a PNG. @param width pixels @throws when the SVG is invalid */
function renderPng(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng();
}

/** Makes the drawing, with code that is imported on demand because each kind needs another library. Called in a thread (`drawInThread.ts`). */
export default async function draw(drawing: Drawing): Promise<Uint8Array | IconFiles> {
  if ('icon' in drawing) return (await import('./icons.ts')).drawIcons(drawing.icon, renderPng);
  return renderPng((await import('./sharePicture.ts')).renderShareSvg(drawing.shared, drawing.colours), SHARE_PICTURE_SIZE[0]);
}
