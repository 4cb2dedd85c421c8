import path from 'node:path';
import type { SharePictureContent } from '../../../src/render.tsx';
import type { SchemeColours } from '../../../shared/colours.ts';
import { createThreads } from '../threads.ts';
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

/** The threads, because a drawing would block the event loop for a third of a second. They end when there is nothing to draw. */
const threads = createThreads<Drawing, unknown>({
  filename: path.join(import.meta.dirname, 'drawer.ts'),
  minThreads: 0,
  maxThreads: 2,
  timeoutMs: TIMEOUT_MS,
});

/** Draws the share picture of a page as a PNG. @throws the drawing's error, or an AbortError when it takes longer than `TIMEOUT_MS` */
export const drawPictureInThread = async (drawing: SharePictureDrawing): Promise<Buffer> =>
  Buffer.from((await threads.run(drawing)) as Uint8Array);

/** Draws the icons of an SVG. @throws as `drawPictureInThread` */
export const drawIconsInThread = async (icon: string): Promise<IconFiles> => (await threads.run({ icon })) as IconFiles;
