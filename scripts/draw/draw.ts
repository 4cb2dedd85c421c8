import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPictures } from './pictures.ts';

/**
 * Draws every picture of the demo content into `server/content/pictures/`: `node scripts/draw/draw.ts`.
 * Drawings come from seeds, so a run changes only what the code or the palette changed. SVG files that are no longer
 * drawn are removed.
 */
const folder = join(import.meta.dirname, '..', '..', 'server', 'content', 'pictures');
const pictures = allPictures();

for (const file of readdirSync(folder)) if (file.endsWith('.svg') && !(file in pictures)) rmSync(join(folder, file));
let bytes = 0;
for (const [file, svg] of Object.entries(pictures)) {
  writeFileSync(join(folder, file), svg);
  bytes += Buffer.byteLength(svg);
}
console.log(`${Object.keys(pictures).length} pictures, ${Math.round(bytes / 1024)} kB, in server/content/pictures/`);
