import { FACES_COOKIE, makeFaces } from '../theme/fonts.ts';

const MONTH_SECONDS = 2_592_000;

let fetched: FontFace[] = [];

/** Fetches our faces without showing them: changing the face of a text that is being read would move it. */
export async function fetchFaces(): Promise<void> {
  try {
    const faces = makeFaces();
    await Promise.all(faces.map((face) => face.load()));
    fetched = faces;
    document.cookie = `${FACES_COOKIE}; path=/; max-age=${MONTH_SECONDS}; samesite=lax`;
  } catch {
    // The fallback stays; the next visit tries again.
  }
}

/** Puts the fetched faces in place; called when another page is shown, where everything changes anyway. */
export function showFaces(): void {
  for (const face of fetched) document.fonts.add(face);
  fetched = [];
}
