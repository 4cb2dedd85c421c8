import { personBehind, personBehindShapes } from './figures.ts';
import { hills, kolamSun, palm, sky } from './landscape.ts';
import { brand, lights } from './palette.ts';
import { circle, ellipse, kolamAt, n, path, picture, rect, stroke } from './svg.ts';

/** One picture for each initiative of the page on non-profits, in the size of the scenes. */
const w = 640;
const h = 400;

const leafGreen = '#4f9a6a';
const leafDark = '#2f7350';

/** A meal on a banana leaf, seen from above. */
function meal(): string {
  const veins = Array.from({ length: 15 }, (_, i) => {
    const x = 120 + i * 30;
    const reach = 104 * Math.sin(((i + 1.2) / 17) * Math.PI);
    return `M${x} 204l18 ${n(-reach)}M${x} 204l18 ${n(reach)}`;
  }).join('');
  const servings: [x: number, y: number, radius: number, fill: string][] = [
    [216, 150, 26, brand.marigold],
    [290, 132, 30, brand.clay],
    [372, 134, 26, brand.amber],
    [444, 154, 22, '#7a4f2c'],
    [206, 250, 22, brand.paper],
    [468, 242, 20, brand.rose],
  ];
  const table = Array.from({ length: 9 }, (_, i) => `M0 ${i * 50}H640`).join('');
  return (
    rect(0, 0, w, h, '#e7a884') +
    stroke(table, '#c98a66', 2, 'opacity=".45"') +
    kolamAt({
      seed: 'food for the street',
      x: 84,
      y: 84,
      size: 150,
      shape: 'octagon',
      columns: 5,
      colour: brand.paper,
      line: 3,
      opacity: 0.8,
    }) +
    kolamAt({
      seed: 'food for the street',
      x: 560,
      y: 330,
      size: 130,
      shape: 'octagon',
      columns: 5,
      colour: brand.paper,
      line: 3,
      opacity: 0.8,
    }) +
    path('M70 204C110 96 250 78 380 84S556 130 582 204C556 278 510 318 380 324S110 312 70 204z', leafGreen) +
    stroke(veins, leafDark, 2, 'opacity=".45"') +
    stroke('M70 204H590', leafDark, 6) +
    ellipse(326, 250, 78, 46, '#fffaf0') +
    ellipse(326, 244, 58, 30, '#ffffff') +
    servings
      .map(
        ([x, y, radius, fill]) =>
          circle(x, y, radius, fill) + circle(x - radius * 0.25, y - radius * 0.25, radius * 0.45, '#ffffff', 'opacity=".22"'),
      )
      .join('') +
    circle(530, 92, 44, '#d9d4cf') +
    circle(530, 92, 34, '#f4efe8') +
    circle(530, 92, 34, brand.teal, 'opacity=".28"')
  );
}

/** An oxygen concentrator by a window at night; what it breathes is a kolam. */
function oxygen(): string {
  const light = lights.dusk;
  const slots = Array.from({ length: 6 }, (_, i) => `M388 ${292 + i * 10}h84`).join('');
  return (
    rect(0, 0, w, h, light.mid) +
    rect(0, 340, w, 60, light.near) +
    rect(56, 40, 230, 220, light.near, 'rx="10"') +
    rect(66, 50, 210, 200, light.sky[0], 'rx="6"') +
    circle(206, 112, 34, light.glow) +
    path('M66 224Q112 184 156 206T232 198T276 214V250H66z', light.far) +
    stroke('M171 50V250M66 150H276', light.near, 7) +
    rect(348, 128, 164, 226, '#f4efe8', 'rx="18"') +
    rect(348, 270, 164, 84, '#dcd3e4', 'rx="14"') +
    rect(374, 112, 112, 24, brand.plum, 'rx="10"') +
    stroke(slots, brand.lilac, 4) +
    circle(398, 196, 32, brand.plum) +
    circle(398, 196, 24, '#fffaf0') +
    stroke('M398 196L412 182', brand.clay, 5) +
    rect(446, 166, 46, 26, brand.deepTeal, 'rx="5"') +
    stroke('M454 179h8M468 179h16', brand.mint, 4) +
    circle(456, 214, 8, brand.marigold) +
    circle(482, 214, 8, brand.teal) +
    circle(376, 358, 13, brand.ink) +
    circle(484, 358, 13, brand.ink) +
    stroke('M486 240C560 240 548 150 590 150S626 250 560 300S300 392 210 330', brand.mint, 6) +
    kolamAt({
      seed: 'a deep breath',
      x: 180,
      y: 318,
      size: 96,
      shape: 'diamond',
      columns: 5,
      colour: light.glow,
      line: 4,
      dots: brand.marigold,
    })
  );
}

/** Five kitchens on one map, with the ways between them. */
function kitchens(): string {
  const places: [x: number, y: number][] = [
    [120, 110],
    [330, 76],
    [530, 132],
    [212, 288],
    [454, 300],
  ];
  const pot = ([x, y]: [number, number]): string =>
    circle(x, y, 54, brand.paper, `stroke="${brand.marigold}" stroke-width="5"`) +
    path(`M${x - 32} ${y - 6}h64c0 26-12 38-32 38s-32-12-32-38z`, brand.plum) +
    rect(x - 38, y - 14, 76, 9, brand.violet, 'rx="4"') +
    stroke(`M${x - 12} ${y - 22}q-6-8 0-14t0-12M${x + 10} ${y - 22}q-6-8 0-14t0-10`, brand.clay, 3.5, 'opacity=".8"');
  const ways = places.flatMap(([x, y], at) => places.slice(at + 1).map(([a, b]) => `M${x} ${y}L${a} ${b}`)).join('');
  return (
    rect(0, 0, w, h, '#d3e8de') +
    stroke('M-20 190Q150 150 300 190T660 220M240-20Q280 190 250 420M420-20Q400 200 560 420M-20 340Q300 330 660 380', '#ffffff', 20) +
    stroke('M-20 60C120 20 200 30 300 150S520 240 660 40', '#8cc3ba', 26, 'opacity=".8"') +
    stroke(ways, brand.plum, 3, 'stroke-dasharray="1 10"') +
    places.map(pot).join('') +
    kolamAt({
      seed: 'one map',
      x: 322,
      y: 192,
      size: 78,
      shape: 'diamond',
      columns: 5,
      colour: brand.violet,
      line: 3.4,
      dots: brand.marigold,
    })
  );
}

/** Two pupils before a tablet that is as large as a blackboard. */
function tablets(): string {
  const light = lights.dawn;
  return (
    sky(light, w, h) +
    kolamSun(light, 'school morning', 78, 84, 40) +
    hills('school far', w, 300, 70, h, light.far) +
    rect(0, 330, w, 70, light.mid) +
    palm(590, 336, 210, light.near, light.near, -0.12) +
    rect(150, 40, 350, 240, brand.ink, 'rx="22"') +
    rect(166, 56, 318, 208, '#fdf6e6', 'rx="8"') +
    circle(325, 272, 4, brand.lilac) +
    kolamAt({
      seed: 'a school in hand',
      x: 258,
      y: 160,
      size: 150,
      shape: 'octagon',
      columns: 5,
      colour: brand.violet,
      line: 4,
      dots: brand.marigold,
    }) +
    stroke('M360 100h96M360 126h96M360 152h70', brand.lilac, 8) +
    rect(360, 190, 92, 34, brand.marigold, 'rx="8"') +
    personBehindShapes() +
    personBehind(228, h + 6, 150, { skin: '#8d5a3b', cloth: '#1f7f82', hair: '#1d1418', style: 'plait' }) +
    personBehind(420, h + 6, 140, { skin: '#6f4530', cloth: '#efe0c8', hair: '#2a1c1a', style: 'short' })
  );
}

/** The pictures of the four initiatives, by their file names. */
export function initiativePictures(): Record<string, string> {
  return {
    'initiative-meals.svg': picture(w, h, meal()),
    'initiative-oxygen.svg': picture(w, h, oxygen()),
    'initiative-kitchens.svg': picture(w, h, kitchens()),
    'initiative-tablets.svg': picture(w, h, tablets()),
  };
}
