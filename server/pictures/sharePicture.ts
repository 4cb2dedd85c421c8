import { SHARE_PICTURE_SIZE } from '../../shared/sharePicture.ts';
import type { Shared } from '../../src/render.tsx';
import type { SchemeColours } from '../../shared/colours.ts';
import { Canvas } from './canvas.ts';
import { Lettering } from './lettering.ts';
import { segments, type Line, type Point } from './lines.ts';

const [WIDTH, HEIGHT] = SHARE_PICTURE_SIZE;

/** Where words stand: a column on the left; pixels. */
const COLUMN = { left: 88, width: 540, height: 350 };

/** Where the drawing stands: a square on the right. */
const DRAWING = { middle: [910, HEIGHT / 2], side: 486 } as const;

/** Sizes of the title, the first that fits counts; lines are so many times higher. */
const SIZES = [92, 80, 70, 62, 54, 48, 42];
const LINE_HEIGHT = 1.06;

/** The lines above and below the title, and the bar between it and the latter. */
const SMALL = { size: 30, lines: 3, above: 44, below: 62, bar: { length: 96, weight: 10, below: 30 } };

/** Read with the first picture: it takes a moment, and not every server is asked for one. */
let faces: { display: Lettering; reading: Lettering } | undefined;

/** The title in the largest size that fits; when none does, as much of it as the smallest has room for. */
function setTitle(face: Lettering, title: string): { size: number; lines: string[] } {
  const fits = SIZES.map((size) => ({ size, lines: face.linesOf(title, size, COLUMN.width) })).find(
    ({ size, lines }) =>
      lines.length * size * LINE_HEIGHT <= COLUMN.height && lines.every((line) => face.widthOf(line, size) <= COLUMN.width),
  );
  if (fits !== undefined) return fits;
  const size = SIZES.at(-1) ?? 0;
  const room = Math.floor(COLUMN.height / (size * LINE_HEIGHT));
  const cut = (line: string): string => {
    const most = COLUMN.width - face.widthOf('…', size);
    let kept = line;
    while (kept !== '' && face.widthOf(kept, size) > most) kept = kept.slice(0, -1);
    return `${kept.trimEnd()}…`;
  };
  const all = face.linesOf(title, size, COLUMN.width);
  const lines = all.slice(0, room).map((line, index) => {
    const last = index === room - 1 && all.length > room;
    return last || face.widthOf(line, size) > COLUMN.width ? cut(line) : line;
  });
  return { size, lines };
}

/** A kolam's lines and dots, in the picture's square. */
function placed({ width, height, curves, dots }: Shared['drawing']): { scale: number; curves: Line[]; dots: Line[] } {
  const scale = DRAWING.side / Math.max(width, height);
  const [x0, y0] = [DRAWING.middle[0] - (width * scale) / 2, DRAWING.middle[1] - (height * scale) / 2];
  const place = ([x, y]: Point): Point => [x0 + x * scale, y0 + y * scale];
  const linesOf = (path: string): Line[] => segments(path).map(([from, to]): Line => [place(from), place(to)]);
  return { scale, curves: curves.flatMap(linesOf), dots: linesOf(dots) };
}

/**
 * Draws what stands beside a shared link (NAV-04): a page's title and its kolam, as PNG of 1200 by 630 pixels. A title in a
 * script that our faces do not know is left out; its page's kolam and the chapter's name remain.
 */
export function drawSharePicture({ title, kind, owner, drawing }: Shared, colours: SchemeColours): Buffer {
  faces ??= { display: new Lettering('anek-latin.woff2'), reading: new Lettering('mukta-600.woff2') };
  const { display, reading } = faces;
  const canvas = new Canvas(WIDTH, HEIGHT, colours.deep);
  const { scale, curves, dots } = placed(drawing);
  canvas.stroke(curves, Math.max(2.5, scale * 0.2), colours.onDeepSoft);
  canvas.stroke(dots, Math.max(6, scale * 0.5), colours.accent);

  const written = display.writable(title);
  const { size, lines } = setTitle(display, written ?? display.writable(owner) ?? '');
  const height = lines.length * size * LINE_HEIGHT;
  const above = kind === undefined ? null : reading.writable(kind);
  const said = written === null ? null : reading.writable(owner);
  const owners = said === null ? [] : reading.linesOf(said, SMALL.size, COLUMN.width).slice(0, SMALL.lines);
  // All of it together stands in the middle.
  const below = SMALL.below + Math.max(0, owners.length - 1) * SMALL.above;
  const top = (HEIGHT - height - SMALL.bar.below - below + (above === null ? 0 : SMALL.above)) / 2;
  const bar = top + height + SMALL.bar.below;
  const outlines = lines.flatMap((line, index) => display.outlinesOf(line, size, [COLUMN.left, top + (index + 0.8) * size * LINE_HEIGHT]));
  canvas.fill(outlines, colours.onDeep);
  if (above !== null) canvas.fill(reading.outlinesOf(above, SMALL.size, [COLUMN.left, top - SMALL.above / 2]), colours.accent);
  const small = owners.flatMap((line, index) =>
    reading.outlinesOf(line, SMALL.size, [COLUMN.left, bar + SMALL.below + index * SMALL.above]),
  );
  canvas.fill(small, colours.onDeepSoft);
  canvas.stroke(
    [
      [
        [COLUMN.left + SMALL.bar.weight / 2, bar],
        [COLUMN.left + SMALL.bar.length, bar],
      ],
    ],
    SMALL.bar.weight,
    colours.accent,
  );
  return canvas.toPng();
}
