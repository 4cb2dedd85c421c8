import { FACES_COOKIE, makeFaces } from '../theme/fonts.ts';

/** From the click to the page's first line, in ms. Where it takes longer, the faces would hold up the pictures. */
const NEAR_MS = 200;

/**
 * Part of the script at the top: puts the faces in place before the first paint when they are in the cache or the line is
 * quick. Others get them with the next page (src/app/faces.ts).
 */
export function startFaces(): void {
  if (!document.cookie.includes(FACES_COOKIE) && performance.now() > NEAR_MS) return;
  for (const face of makeFaces()) {
    document.fonts.add(face);
    face.load().catch(() => undefined);
  }
}
