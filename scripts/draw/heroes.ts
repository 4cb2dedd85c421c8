import { gopuram, hills, kolamSun, palm, sky, water } from './landscape.ts';
import { brand, lights } from './palette.ts';
import { circle, gradient, kolamAt, n, path, picture, rect, stroke } from './svg.ts';

/** Pictures of the home page's slides. */

const backgroundWidth = 1600;
const backgroundHeight = 900;

/**
 * A quiet background: large line art on the right that fades towards the words on the left. It has no ground of its
 * own and is drawn in middle tones, so that it sits on paper, on the brand's purple and on the dark scheme alike.
 */
function background(seed: string, colour: string, accent: string, columns: number): string {
  const mask =
    '<defs><linearGradient id="f"><stop offset=".3" stop-color="#000"/><stop offset=".8" stop-color="#fff"/></linearGradient><mask id="m"><rect width="1600" height="900" fill="url(#f)"/></mask></defs>';
  const art =
    kolamAt({ seed, x: 1190, y: 450, size: 1180, shape: 'octagon', columns, colour, line: 5, dots: accent, opacity: 0.34 }) +
    kolamAt({ seed: `${seed} small`, x: 420, y: 960, size: 620, shape: 'diamond', columns: 7, colour, line: 4, opacity: 0.3 });
  return picture(backgroundWidth, backgroundHeight, `${mask}<g mask="url(#m)">${art}</g>`);
}

const w = 800;
const h = 600;

/** A picture up to its edges: corners and frames are the page's, or what lies behind would shine through. */
const banner = (body: string): string => picture(w, h, body);

/** A kolam that grows from dots to the finished figure, up a flight of steps. */
function growing(): string {
  const seed = 'growing 2';
  const stages = [
    { x: 124, y: 476, size: 120, drawn: 0 },
    { x: 278, y: 394, size: 136, drawn: 0.3 },
    { x: 444, y: 300, size: 156, drawn: 0.65 },
    { x: 634, y: 186, size: 196, drawn: 1 },
  ];
  const steps = stages.map(({ x, y, size }, i) => {
    const left = i === 0 ? 0 : x - size * 0.62;
    const top = y + size * 0.6;
    return (
      rect(left, top, w - left, h - top, [brand.plum, '#54306f', '#663f84', '#7a4f98'][i] ?? brand.plum) +
      rect(left, top, w - left, 5, brand.marigold, 'opacity=".8"')
    );
  });
  const figures = stages.map(({ x, y, size, drawn }) =>
    kolamAt({ seed, x, y, size, drawn, shape: 'diamond', columns: 5, colour: brand.amber, line: 3.4, dots: brand.paper }),
  );
  const halo = circle(634, 186, 150, brand.marigold, 'opacity=".16"') + circle(634, 186, 118, brand.marigold, 'opacity=".16"');
  return banner(gradient('g', brand.ink, '#5a2f73') + rect(0, 0, w, h, 'url(#g)') + halo + steps.join('') + figures.join(''));
}

/** The tower by the river at dusk, with the risen kolam. */
function tower(): string {
  const light = lights.dusk;
  return banner(
    sky(light, w, h) +
      kolamSun(light, 'kaveri moon', 232, 196, 112) +
      hills('hero far', w, 396, 90, 460, light.far) +
      gopuram(566, 452, 268, 390, 7, light.near, light.accent) +
      rect(0, 404, w, 50, light.mid) +
      rect(0, 398, w, 8, light.near) +
      stroke(Array.from({ length: 17 }, (_, i) => `M${i * 50} 406v46`).join(''), light.near, 2, 'opacity=".5"') +
      water('hero river', light, w, 452, h) +
      kolamAt({
        seed: 'kaveri moon',
        x: 232,
        y: 526,
        size: 250,
        flat: 0.28,
        shape: 'diamond',
        columns: 5,
        colour: light.glow,
        line: 2.4,
        opacity: 0.7,
      }) +
      path('M356 506q80 34 168 0l-14 30q-70 20-140 0z', light.near) +
      stroke('M436 506V430', light.near, 4) +
      path('M440 432q56 22 58 62h-58z', light.accent),
  );
}

/** A plan with its bars and milestones, woven into one line. */
function woven(): string {
  const bars = [
    [96, 96, 250, brand.teal],
    [236, 150, 210, brand.violet],
    [390, 204, 240, brand.clay],
    [520, 258, 190, brand.marigold],
  ] as const;
  const grid = Array.from({ length: 9 }, (_, i) => `M${80 + i * 80} 72V300`).join('');
  const people = bars
    .map(
      ([x, y, width, fill]) =>
        rect(x, y, width, 30, fill, 'rx="15"') +
        circle(x + 15, y + 15, 11, brand.paper) +
        circle(x + 15, y + 11, 4.4, brand.plum) +
        path(`M${x + 7} ${y + 22}a8 8 0 0 1 16 0z`, brand.plum),
    )
    .join('');
  const joins = stroke(
    'M346 111h22q14 0 14 14v10q0 15 14 15h0M446 165h20q14 0 14 14v10q0 15 14 15M630 219h14q14 0 14 14v10q0 15 0 15',
    brand.plum,
    2.6,
    'opacity=".6"',
  );
  const flags = [170, 400, 630]
    .map(
      (x, i) =>
        stroke(`M${x} 372V316`, brand.plum, 4) +
        path(`M${x + 2} 316h40l-10 11 10 11h-40z`, [brand.teal, brand.clay, brand.marigold][i] ?? brand.teal),
    )
    .join('');
  return banner(
    gradient('g', '#fdf6e8', '#d9ece4') +
      rect(0, 0, w, h, 'url(#g)') +
      stroke(grid, brand.plum, 1.4, 'opacity=".16" stroke-dasharray="3 8"') +
      people +
      joins +
      flags +
      kolamAt({
        seed: 'timeline 7',
        x: 400,
        y: 462,
        size: 690,
        shape: 'square',
        columns: 15,
        rows: 4,
        colour: brand.violet,
        line: 4,
        dots: brand.marigold,
      }),
  );
}

/** The middle of the river at a share of its way, and half its width there: it widens from the spring to the delta. */
function riverAt(t: number): { x: number; y: number; half: number } {
  return { x: 400 + Math.sin(t * 7.8 + 1.1) * (90 + t * 70) + (1 - t) * 60, y: 206 + t * 394, half: 2 + t * t * 48 };
}

/** Points as a soft curve through the middles between them, without the first command letter. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points;
  const curve = rest.slice(0, -1).map(([x, y], i) => {
    const [nextX, nextY] = rest[i + 1] ?? [x, y];
    return `Q${n(x)} ${n(y)} ${n((x + nextX) / 2)} ${n((y + nextY) / 2)}`;
  });
  const last = rest.at(-1) ?? [0, 0];
  return `${n(first?.[0] ?? 0)} ${n(first?.[1] ?? 0)}${curve.join('')}L${n(last[0])} ${n(last[1])}`;
}

/** The river from the hills to the delta, with a kolam at each place where people meet. */
function river(): string {
  const light = lights.river;
  const points = Array.from({ length: 17 }, (_, i) => riverAt(i / 16));
  const line = (shift: number) => points.map(({ x, y, half }) => [x + shift * half, y] as const);
  const bed = `M${smooth(line(-1.5))}L${smooth(line(1.5).reverse())}z`;
  const current = (shift: number) => `M${smooth(line(shift).slice(4))}`;
  const streams = stroke('M60 300C150 330 250 330 330 356M780 372C720 400 660 404 560 420', '#5fb1b0', 9);
  const fields = [
    [664, 480, 150],
    [110, 440, 120],
    [690, 300, 110],
    [120, 350, 90],
  ] as const;
  const paddy = fields
    .map(([x, y, size]) =>
      stroke(
        Array.from({ length: 5 }, (_, i) => `M${n(x - size / 2 + i * 6)} ${y + i * 13}h${n(size - i * 12)}`).join(''),
        light.mid,
        3,
        'opacity=".3" stroke-dasharray="14 7"',
      ),
    )
    .join('');
  const places = [
    [0.14, 620, 268, 82],
    [0.34, 216, 322, 92],
    [0.56, 566, 410, 104],
    [0.8, 230, 496, 116],
  ] as const;
  const marks = places
    .map(([t, markX, markY, size], i) => {
      const { x, y } = riverAt(t);
      return (
        stroke(`M${n(x)} ${n(y)}L${markX} ${markY}`, brand.plum, 2.4, 'stroke-dasharray="1 9"') +
        circle(x, y, 6 + t * 5, brand.marigold, `stroke="${brand.paper}" stroke-width="3"`) +
        circle(markX, markY, size * 0.66, brand.paper, `stroke="${brand.marigold}" stroke-width="4"`) +
        kolamAt({
          seed: `place ${i + 1}`,
          x: markX,
          y: markY,
          size: size * 0.92,
          shape: 'diamond',
          columns: 5,
          colour: brand.violet,
          line: 2.6,
          dots: brand.marigold,
        })
      );
    })
    .join('');
  return banner(
    sky(light, w, h) +
      circle(230, 120, 70, brand.amber, 'opacity=".75"') +
      hills('ghats back', w, 196, 130, h, '#a3d1c6') +
      hills('ghats', w, 232, 80, h, '#bfe0d0') +
      hills('plain', w, 276, 44, h, '#d6ebd6') +
      paddy +
      streams +
      path(bed, '#5fb1b0', 'stroke="#5fb1b0" stroke-width="6" stroke-linejoin="round"') +
      stroke(current(0.5) + current(-0.4), '#d5efe9', 3, 'stroke-dasharray="26 38" opacity=".8"') +
      palm(70, 420, 120, light.near, light.near, 0.1) +
      palm(744, 440, 140, light.near, light.near, -0.14) +
      palm(700, 436, 96, light.near, light.near, 0.1) +
      marks,
  );
}

/** File name to drawing, for every slide of the home page. */
export function heroPictures(): Record<string, string> {
  return {
    'hero-pmp-background.svg': background('hero pmp', '#9a6cc4', brand.marigold, 9),
    'hero-conference-background.svg': background('hero conference', '#b98fd8', brand.marigold, 10),
    'hero-jobs-background.svg': background('hero jobs', '#3f9a98', brand.marigold, 9),
    'hero-membership-background.svg': background('hero membership', '#c98a3a', '#3f9a98', 10),
    'hero-pmp-banner.svg': growing(),
    'hero-conference-banner.svg': tower(),
    'hero-jobs-banner.svg': woven(),
    'hero-membership-banner.svg': river(),
  };
}
