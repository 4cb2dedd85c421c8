/** A point of a drawing. */
export type Point = readonly [x: number, y: number];

/** Points on a circle's arc of an SVG path, the end included. */
function arc([x0, y0]: Point, radius: number, { clockwise, long }: { clockwise: boolean; long: boolean }, [x1, y1]: Point): Point[] {
  const [middleX, middleY] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const chord = Math.hypot(x1 - x0, y1 - y0);
  const off = Math.sqrt(Math.max(radius * radius - (chord * chord) / 4, 0)) * (clockwise === long ? -1 : 1);
  const [centreX, centreY] = [middleX - ((y1 - y0) / chord) * off, middleY + ((x1 - x0) / chord) * off];
  const from = Math.atan2(y0 - centreY, x0 - centreX);
  const turn = Math.atan2(y1 - centreY, x1 - centreX) - from;
  const sweep = clockwise ? (turn + Math.PI * 2) % (Math.PI * 2) : -((Math.PI * 2 - turn) % (Math.PI * 2));
  return Array.from({ length: 24 }, (_, step): Point => {
    const angle = from + (sweep * (step + 1)) / 24;
    return [centreX + Math.cos(angle) * radius, centreY + Math.sin(angle) * radius];
  });
}

/**
 * The lines of an SVG path as pairs of points. Knows what our own drawings use: M, L, H, V, Z and round arcs.
 * @throws for any other command
 */
export function segments(d: string): [Point, Point][] {
  const lines: [Point, Point][] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  const to = (next: Point): void => {
    lines.push([at, next]);
    at = next;
  };
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const command = letter.toUpperCase();
    const relative = letter !== command;
    const size = { M: 2, L: 2, H: 1, V: 1, A: 7, Z: 0 }[command];
    if (size === undefined) throw new Error(`The drawing has a path command that is not known here: ${letter}`);
    if (command === 'Z') to(start);
    if (size === 0) continue;
    for (let index = 0; index < numbers.length; index += size) {
      const given = numbers.slice(index, index + size);
      const [last = 0, before = 0] = [given.at(-1), given.at(-2)];
      const [fromX, fromY] = relative ? at : [0, 0];
      const next: Point =
        command === 'H' ? [fromX + last, at[1]] : command === 'V' ? [at[0], fromY + last] : [fromX + before, fromY + last];
      if (command === 'M' && index === 0) at = start = next;
      else if (command === 'A')
        for (const point of arc(at, given[0] ?? 0, { long: given[3] === 1, clockwise: given[4] === 1 }, next)) to(point);
      else to(next);
    }
  }
  return lines;
}

/** From one point to another. */
export type Line = readonly [Point, Point];

/** How far a point is from a line. */
export function distance(x: number, y: number, [[x0, y0], [x1, y1]]: Line): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const along = dx === 0 && dy === 0 ? 0 : Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - x0 - dx * along, y - y0 - dy * along);
}
