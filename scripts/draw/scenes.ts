import { seededRandom } from '../../src/lib/random.ts';
import { cloths, fromBehind, personAbove, personAboveShape, personBehind, personBehindShapes, skins } from './figures.ts';
import { gopuram, hills, kolamSun, palm, sky, steppingStones, water } from './landscape.ts';
import { brand, type Light } from './palette.ts';
import { circle, ellipse, kolamAt, n, path, rect, stroke } from './svg.ts';

/** One picture for each special program: what its people do, in flat shapes, with a kolam at the heart of it. */
export type Scene = (light: Light, seed: string) => string;

/** All scenes are drawn in this space. */
export const sceneWidth = 640;
export const sceneHeight = 400;
const w = sceneWidth;
const h = sceneHeight;

const hairs = ['#1d1418', '#2a1c1a', '#3b2a26', '#8b8480'] as const;

function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** An evening walk over stepping stones towards the risen kolam. */
const footprints: Scene = (light, seed) => {
  const random = seededRandom(seed);
  const sunX = 330 + random() * 130;
  return (
    sky(light, w, h) +
    kolamSun(light, seed, sunX, 132, 84) +
    hills(`${seed} far`, w, 218, 70, 262, light.far) +
    hills(`${seed} mid`, w, 244, 46, 262, light.mid) +
    water(seed, light, w, 252, h) +
    steppingStones(w, 254, h, light.near, light.mid) +
    path(`M0 ${h}V318Q70 326 118 362T186 ${h}z`, light.near) +
    palm(40, 350, 190, light.near, light.near, 0.2) +
    palm(590, 268, 120, light.near, light.near, -0.1) +
    path(`M470 ${h}Q520 350 600 338T640 332V${h}z`, light.near)
  );
};

/** A planning wall: notes in columns, a thread between them, people in front. */
const enrich: Scene = (light, seed) => {
  const random = seededRandom(seed);
  const notes = [light.accent, brand.mint, brand.amber, brand.rose, brand.lilac];
  let wall = '';
  for (let column = 0; column < 4; column += 1) {
    const count = 2 + Math.floor(random() * 3);
    for (let row = 0; row < count; row += 1) {
      const x = 92 + column * 62;
      const y = 92 + row * 46;
      wall += `<g transform="translate(${x} ${y})rotate(${n((random() - 0.5) * 9)})">${rect(-22, -17, 44, 34, pick(notes, random))}${stroke('M-14-6h26M-14 2h20', light.near, 2, 'opacity=".4"')}</g>`;
    }
  }
  const people = [96, 226, 356, 486, 596]
    .map((x, i) =>
      personBehind(x + random() * 14, h + 6, 130 + random() * 16, {
        skin: pick(skins, random),
        cloth: cloths[(i * 2 + Math.floor(random() * 2)) % cloths.length] as string,
        hair: pick(hairs, random),
        style: (['short', 'plait', 'short', 'bun', 'veil'] as const)[(i + seed.length) % 5] as 'short',
      }),
    )
    .join('');
  return (
    rect(0, 0, w, h, light.far) +
    rect(0, 320, w, 80, light.mid) +
    rect(40, 34, 560, 270, light.near, 'rx="14"') +
    rect(48, 42, 544, 254, light.glow, 'rx="8"') +
    stroke('M122 58V282M184 58V282M246 58V282', light.far, 2, 'opacity=".6"') +
    wall +
    kolamAt({
      seed,
      x: 438,
      y: 169,
      size: 214,
      shape: 'octagon',
      columns: 5,
      colour: light.near === brand.ink ? brand.violet : light.mid,
      line: 4,
      dots: light.accent,
    }) +
    personBehindShapes() +
    people
  );
};

/** Structures over the river: a barrage, a building under a crane, an aqueduct. */
const construction: Scene = (light, seed) => {
  const kind = Number(seed.slice(-1)) % 3;
  const base = 286;
  let work = '';
  if (kind === 1) {
    for (let i = 0; i < 9; i += 1) {
      const x = 20 + i * 74;
      work +=
        rect(x, 168, 18, base - 168 + 26, light.near) +
        (i < 8
          ? rect(x + 18, 214 - (i % 3) * 16, 56, 74 + (i % 3) * 16, light.mid) +
            stroke(`M${x + 24} 222v60M${x + 46} 222v60M${x + 68} 222v60`, light.line, 1.4, 'opacity=".45"')
          : '');
    }
    work +=
      rect(0, 156, w, 16, light.near) +
      stroke('M0 142H640', light.near, 3) +
      stroke(Array.from({ length: 32 }, (_, i) => `M${i * 20 + 10} 142v14`).join(''), light.near, 2);
  } else if (kind === 2) {
    for (let floor = 0; floor < 5; floor += 1)
      for (let bay = 0; bay < 6 - Math.max(0, floor - 2); bay += 1) {
        work +=
          stroke(`M${92 + bay * 46} ${base - floor * 40}v-40h46v40`, light.near, 5) +
          ((bay + floor) % 3 === 0 ? rect(96 + bay * 46, base - 36 - floor * 40, 38, 34, light.accent, 'opacity=".75"') : '');
      }
    work +=
      rect(484, 60, 12, base - 60, light.near) +
      stroke('M300 74H600M490 34L310 74M490 34L596 74M490 34V74', light.near, 5) +
      stroke('M340 74V120', light.near, 2) +
      rect(322, 120, 36, 22, light.accent) +
      rect(574, 76, 24, 22, light.near);
  } else {
    for (let i = 0; i < 6; i += 1)
      work += path(
        `M${i * 118 - 30} ${base + 20}V150H${i * 118 + 88}V${base + 20}H${i * 118 + 70}V216a41 41 0 0 0-82 0V${base + 20}z`,
        light.near,
      );
    work +=
      rect(0, 128, w, 26, light.near) +
      rect(0, 122, w, 6, light.water) +
      stroke('M0 141H640', light.line, 1.6, 'opacity=".4" stroke-dasharray="10 7"');
  }
  return (
    sky(light, w, h) +
    kolamSun(light, seed, kind === 2 ? 424 : 462, kind === 2 ? 196 : 78, kind === 2 ? 56 : 62) +
    hills(`${seed} far`, w, 236, 60, 300, light.far) +
    work +
    water(seed, light, w, base, h) +
    kolamAt({ seed, x: 440, y: 346, size: 260, flat: 0.22, shape: 'diamond', columns: 7, colour: light.glow, line: 2, opacity: 0.6 })
  );
};

/** A circle of people from above, round a kolam on the floor. */
const openSpace: Scene = (light, seed) => {
  const random = seededRandom(seed);
  const count = 13 + Math.floor(random() * 3);
  const people = Array.from({ length: count }, (_, i) => {
    const angle = (360 * i) / count + (random() - 0.5) * 8;
    return personAbove(320, 206, 158 + random() * 7, angle, {
      skin: pick(skins, random),
      cloth: cloths[(i * 3 + count) % cloths.length] as string,
      hair: pick(hairs, random),
    });
  }).join('');
  const tiles =
    Array.from({ length: 9 }, (_, i) => `M${i * 80} 0V400`).join('') + Array.from({ length: 6 }, (_, i) => `M0 ${i * 80}H640`).join('');
  const trees = [
    [36, 40],
    [606, 372],
    [604, 34],
    [40, 366],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        circle(x, y, 62 + (i % 2) * 10, light.mid) +
        circle(x - 14, y - 10, 38, light.far, 'opacity=".55"') +
        kolamAt({ seed: `${seed} ${i}`, x, y, size: 66, shape: 'diamond', columns: 5, colour: light.near, line: 1.6, opacity: 0.6 }),
    )
    .join('');
  return (
    rect(0, 0, w, h, light.sky[1]) +
    stroke(tiles, light.near, 1.2, 'opacity=".14"') +
    circle(320, 206, 132, light.near) +
    kolamAt({ seed, x: 320, y: 206, size: 224, shape: 'octagon', columns: 7, colour: light.glow, line: 3, dots: light.accent }) +
    trees +
    personAboveShape(30) +
    people
  );
};

/** The hall in the evening: rows of heads before a lit stage, or the tower by the river. */
const conference: Scene = (light, seed) => {
  const random = seededRandom(seed);
  if (Number(seed.slice(-1)) % 3 === 1) {
    return (
      sky(light, w, h) +
      kolamSun(light, seed, 196, 128, 78) +
      hills(`${seed} far`, w, 262, 50, 300, light.far) +
      gopuram(440, 300, 190, 268, 6, light.near, light.accent) +
      rect(0, 262, w, 40, light.mid) +
      rect(0, 258, w, 6, light.near) +
      water(seed, light, w, 300, h) +
      path('M88 344q60 26 124 0l-10 22q-52 14-104 0z', light.near) +
      stroke('M150 344V290', light.near, 3) +
      path('M153 292q40 16 42 44h-42z', light.accent)
    );
  }
  let rows = '';
  for (let row = 0; row < 3; row += 1) {
    const size = 74 + row * 30;
    const count = 8 - row;
    for (let i = 0; i < count; i += 1) {
      const x = (w / count) * (i + 0.5) + (row % 2 ? 14 : -10) + (random() - 0.5) * 12;
      rows += personBehind(x, 330 + row * 40, size, {
        skin: pick(skins, random),
        cloth: pick(row < 2 ? [light.mid, light.near, brand.violet, brand.teal] : cloths, random),
        hair: pick(hairs, random),
        style: pick(['short', 'bun', 'short', 'plait', 'veil'] as const, random),
      });
    }
  }
  const beams = [90, 220, 420, 550].map((x) => path(`M${x} 0L${x - 70} 280H${x + 70}z`, light.glow, 'opacity=".07"')).join('');
  return (
    rect(0, 0, w, h, light.near) +
    rect(118, 24, 404, 214, light.glow, 'rx="10"') +
    kolamAt({
      seed,
      x: 320,
      y: 131,
      size: 330,
      shape: 'square',
      columns: 9,
      rows: 5,
      colour: light.near === brand.ink ? brand.violet : light.mid,
      line: 3.4,
      dots: light.accent,
    }) +
    beams +
    rect(0, 252, w, 60, light.mid) +
    personBehindShapes() +
    rows
  );
};

/** A threshold in a village with its kolam on the swept ground. */
const outreach: Scene = (light, seed) => {
  const random = seededRandom(seed);
  const hut = (x: number, y: number, size: number, wall: string) =>
    rect(x - size * 0.42, y - size * 0.5, size * 0.84, size * 0.5, wall) +
    path(
      `M${n(x - size * 0.62)} ${n(y - size * 0.44)}Q${n(x - size * 0.2)} ${n(y - size * 0.7)} ${n(x - size * 0.1)} ${n(y - size)}H${n(x + size * 0.1)}Q${n(x + size * 0.2)} ${n(y - size * 0.7)} ${n(x + size * 0.62)} ${n(y - size * 0.44)}z`,
      light.mid,
    ) +
    stroke(
      [-0.4, -0.2, 0, 0.2, 0.4]
        .map((t) => `M${n(x + size * t * 0.25)} ${n(y - size * 0.96)}L${n(x + size * t)} ${n(y - size * 0.48)}`)
        .join(''),
      light.near,
      1.6,
      'opacity=".35"',
    ) +
    path(`M${n(x - size * 0.1)} ${n(y)}v${n(-size * 0.34)}h${n(size * 0.2)}v${n(size * 0.34)}z`, light.near) +
    rect(x - size * 0.33, y - size * 0.33, size * 0.13, size * 0.13, light.near) +
    rect(x + size * 0.2, y - size * 0.33, size * 0.13, size * 0.13, light.near) +
    stroke(`M${n(x - size * 0.42)} ${n(y - 3)}h${n(size * 0.84)}`, light.accent, 4);
  return (
    sky(light, w, h) +
    kolamSun(light, `${seed} sun`, 108 + random() * 420, 74, 44) +
    hills(`${seed} far`, w, 226, 60, 260, light.far) +
    palm(70, 250, 150, light.near, light.near, 0.16) +
    palm(580, 254, 176, light.near, light.near, -0.14) +
    palm(540, 250, 120, light.near, light.near, 0.1) +
    rect(0, 244, w, h - 244, light.sky[1]) +
    rect(0, 244, w, h - 244, light.near, 'opacity=".3"') +
    hut(190 + random() * 20, 256, 150, light.glow) +
    hut(380, 270, 210, light.glow) +
    kolamAt({
      seed,
      x: 352,
      y: 338,
      size: 420,
      flat: 0.26,
      shape: 'diamond',
      columns: 9,
      colour: light.glow,
      line: 3.4,
      dots: light.accent,
    })
  );
};

/** Three women in sarees, seen from behind, before the morning. */
const women: Scene = (light, seed) => {
  const random = seededRandom(seed);
  const styles = ['bun', 'plait', 'bun', 'short'] as const;
  const start = Number(seed.slice(-1)) || 1;
  const people = [150, 320, 490]
    .map((x, i) => {
      const cloth = cloths[(i * 2 + start) % 4] as string;
      return fromBehind(x, h + 14, 196 - (i === 1 ? 0 : 16), {
        skin: skins[(i + start) % skins.length] as string,
        cloth,
        drape: [brand.amber, brand.sand, brand.lilac][(i + start) % 3],
        hair: hairs[i % 2] as string,
        style: styles[(i + start) % 3] as 'bun',
      });
    })
    .join('');
  const lamp = (x: number) =>
    ellipse(x, 304, 15, 6, brand.marigold) +
    path(`M${x} 302q-7-11 0-24q7 13 0 24z`, brand.amber) +
    circle(x, 290, 20, light.glow, 'opacity=".25"');
  return (
    sky(light, w, h) +
    kolamSun(light, seed, 320, 150, 108 + random() * 6) +
    hills(`${seed} far`, w, 262, 54, 320, light.far) +
    hills(`${seed} mid`, w, 290, 40, 320, light.mid) +
    water(seed, light, w, 300, h) +
    [56, 236, 404, 584].map(lamp).join('') +
    people
  );
};

/** An open book from which the drawing rises, with a tumbler of coffee beside it. */
const book: Scene = (light, seed) => {
  const random = seededRandom(seed);
  const spines = Array.from({ length: 4 }, (_, i) => {
    const width = 128 + random() * 44;
    return rect(
      486 - width / 2 + (random() - 0.5) * 16,
      316 - i * 24,
      width,
      22,
      cloths[(i * 2 + seed.length) % cloths.length] as string,
      'rx="3"',
    );
  }).join('');
  return (
    rect(0, 0, w, h, light.sky[0]) +
    circle(260, 150, 250, light.sky[1], 'opacity=".75"') +
    kolamAt({ seed, x: 262, y: 148, size: 224, shape: 'diamond', columns: 7, colour: light.line, line: 3, dots: light.accent }) +
    rect(0, 330, w, 70, light.near) +
    rect(0, 330, w, 8, light.mid) +
    path('M262 338C210 296 120 292 70 310V262C130 244 216 252 262 290z', light.glow) +
    path('M262 338C314 296 404 292 454 310V262C394 244 308 252 262 290z', light.glow) +
    path('M262 338C210 296 120 292 70 310v12C120 304 210 308 262 346C314 308 404 304 454 322v-12C404 292 314 296 262 338z', light.mid) +
    stroke('M100 276q74-12 132 20M100 290q74-12 132 20M424 276q-74-12-132 20M424 290q-74-12-132 20', light.mid, 2.6, 'opacity=".55"') +
    stroke('M262 290V338', light.mid, 2) +
    spines +
    path('M560 262h52l-6 72h-40z', '#c9c4bd') +
    path('M560 262h52l-1 12h-50z', '#e9e5de') +
    ellipse(586, 262, 26, 6, '#6b4226') +
    stroke('M578 244q-8-12 0-22t0-22M594 244q-8-12 0-22t0-22', light.line, 2.4, 'opacity=".4"')
  );
};

/** Scenes by the name of the program in file names. */
export const scenes: Record<string, Scene> = {
  'pm-footprints': footprints,
  'pm-enrich': enrich,
  'ec-footprints': construction,
  'pm-open-space': openSpace,
  conferences: conference,
  'pm-outreach': outreach,
  'women-in-projects': women,
  'book-circle': book,
};
