import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Loads resvg.
 * @returns a function that renders an SVG as a PNG of a width in pixels, and throws when it is invalid
 * @throws when called twice in a thread
 */
export async function openRenderer(): Promise<(svg: string, width: number) => Uint8Array> {
  await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
  return (svg, width) => new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng();
}
