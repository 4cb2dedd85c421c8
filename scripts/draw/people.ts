import { seededRandom } from '../../src/lib/random.ts';
import { cloths, skins } from './figures.ts';
import { looks, type Look } from './looks.ts';
import { brand } from './palette.ts';
import { circle, ellipse, kolamAt, path, picture, rect, stroke } from './svg.ts';

/** Flat portraits of the demo chapter's invented people; no face is drawn, so that nobody in particular is meant. */

const grounds = ['#f6dfb2', '#cfe6de', '#e4d5ef', '#f4cdb8', '#f2e6d2', '#c9dcd9'] as const;
const shades = ['#75482e', '#8e5b3a', '#5a3725', '#a5734e', '#66402a'] as const;
const seconds = ['#f9c968', '#efe0c8', '#c8553d', '#f2a71b', '#6d3fa0', '#f9c968', '#fbf6ee'] as const;

/** A portrait, 240 units square, from the name in the file: `meenakshi-raghavan`. */
export function portrait(name: string): string {
  const random = seededRandom(`person ${name}`);
  const look = looks[name] ?? lookFromName(random);
  const ground = grounds[Math.floor(random() * grounds.length)] ?? grounds[0];
  const skin = skins[look.skin];
  const hair = look.grey ? '#8d8886' : (['#1d1418', '#2a1c1a', '#33231f'][Math.floor(random() * 3)] ?? '#1d1418');
  const body =
    rect(0, 0, 240, 240, ground) +
    kolamAt({ seed: name, x: 120, y: 104, size: 236, shape: 'diamond', columns: 7, colour: brand.plum, line: 1.8, opacity: 0.14 }) +
    hairBack(look, hair) +
    clothes(look) +
    neck(look, skin) +
    head(skin) +
    hairFront(look, hair) +
    details(look, hair);
  return picture(240, 240, body);
}

function lookFromName(random: () => number): Look {
  const hair = ['short', 'bob', 'wavy', 'plait', 'parted', 'long', 'bun', 'curly'] as const;
  return {
    skin: Math.floor(random() * 5) as Look['skin'],
    hair: hair[Math.floor(random() * hair.length)] ?? 'short',
    wear: random() < 0.5 ? 'shirt' : 'kurta',
    cloth: Math.floor(random() * cloths.length),
    glasses: random() < 0.3,
  };
}

function head(skin: string): string {
  return circle(81, 104, 8, skin) + circle(159, 104, 8, skin) + path('M82 92a38 40 0 0 1 76 0v20c0 26-18 44-38 44s-38-18-38-44z', skin);
}

function neck(look: Look, skin: string): string {
  const opening = look.wear === 'saree' || look.wear === 'dupatta' ? 'M92 186Q120 216 148 186L138 172H102z' : 'M98 182L120 210L142 182z';
  return path('M102 140h36v40q-18 16-36 0z', skin) + path(opening, skin) + path('M102 146q18 20 36 0v10q-18 16-36 0z', shades[look.skin]);
}

const shoulders = 'M28 240c2-36 26-50 70-60h44c44 10 68 24 70 60z';

function clothes(look: Look): string {
  const cloth = cloths[look.cloth] ?? cloths[0];
  const second = seconds[look.cloth] ?? seconds[0];
  const base = path(shoulders, cloth);
  switch (look.wear) {
    case 'saree':
      return base + path('M60 192L100 178L196 240H98z', second) + stroke('M66 194L150 240M94 182L186 240', cloth, 3, 'opacity=".8"');
    case 'dupatta':
      return base + path('M44 206Q64 186 96 180L104 240H74zM196 206Q176 186 144 180L136 240H166z', second);
    case 'kurta':
      return base + path('M112 196h16v44h-16z', second, 'opacity=".9"') + circle(120, 214, 2.4, cloth) + circle(120, 228, 2.4, cloth);
    case 'blazer':
      return (
        base +
        path('M98 180L120 240L142 180L132 240H108z', brand.paper) +
        path('M96 180L84 206L100 214L114 240H118L100 180zM144 180L156 206L140 214L126 240H122L140 180z', brand.ink, 'opacity=".28"')
      );
    case 'shirt':
      return base + path('M100 178L84 192L104 210L120 204zM140 178L156 192L136 210L120 204z', second) + stroke('M120 206V240', second, 2.4);
  }
}

function hairBack(look: Look, hair: string): string {
  switch (look.hair) {
    case 'long':
      return path('M76 92C76 36 164 36 164 92C168 140 174 168 178 196H62C66 168 72 140 76 92z', hair);
    case 'bob':
      return path('M74 96C72 36 168 36 166 96C168 124 170 140 164 152H76C70 140 72 124 74 96z', hair);
    case 'curly':
      return [
        [74, 84, 26],
        [86, 58, 28],
        [120, 46, 30],
        [154, 58, 28],
        [166, 84, 26],
        [170, 116, 22],
        [70, 116, 22],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, hair))
        .join('');
    case 'bun':
      return circle(120, 46, 24, hair) + stroke('M100 56Q120 68 140 56', '#fff8ea', 7, 'stroke-dasharray="1 8"');
    case 'plait':
      return (
        [0, 1, 2, 3, 4, 5].map((i) => ellipse(160 + (i % 2) * 4 + i, 132 + i * 15, 11 - i * 0.6, 10, hair)).join('') +
        stroke('M150 122q10 10 22 4', '#fff8ea', 7, 'stroke-dasharray="1 8"')
      );
    case 'veil':
      return path(
        'M70 96C70 30 170 30 170 96C174 150 186 176 196 200Q160 214 120 214T44 200C54 176 66 150 70 96z',
        cloths[look.cloth] ?? cloths[0],
      );
    default:
      return '';
  }
}

function hairFront(look: Look, hair: string): string {
  switch (look.hair) {
    case 'short':
      return path('M80 92C76 44 164 44 160 92C158 80 154 74 148 70Q120 78 92 70C86 74 82 80 80 92z', hair);
    case 'wavy':
      return path(
        'M79 96C70 60 88 40 112 44C128 32 170 48 161 96C158 84 154 78 150 74Q136 80 126 70Q112 82 94 74C86 80 82 86 79 96z',
        hair,
      );
    case 'parted':
      return path('M79 96C74 48 120 40 134 48C160 50 164 74 161 96C158 82 152 72 142 66Q112 84 84 78C81 84 80 90 79 96z', hair);
    case 'thin':
      return (
        path('M80 98C76 76 84 64 92 58C90 70 88 80 84 84zM160 98C164 76 156 64 148 58C150 70 152 80 156 84z', hair) +
        path('M92 58Q120 42 148 58Q120 52 92 58z', hair)
      );
    case 'bald':
      return path('M80 104C78 90 80 80 84 74Q86 86 84 104zM160 104C162 90 160 80 156 74Q154 86 156 104z', hair);
    case 'veil':
      return (
        path('M80 112C74 40 166 40 160 112C158 78 148 64 120 64S82 78 80 112z', cloths[look.cloth] ?? cloths[0]) +
        stroke('M82 108C80 74 94 64 120 64S160 74 158 108', brand.ink, 1.6, 'opacity=".3"') +
        path('M80 108Q82 160 120 172Q158 160 160 108L168 150Q150 192 120 196T72 150z', cloths[look.cloth] ?? cloths[0])
      );
    case 'curly':
      return path('M82 92Q84 66 100 70Q110 58 122 68Q136 58 144 70Q158 68 158 92C164 56 140 46 120 46S76 56 82 92z', hair);
    default:
      return path('M80 100C74 44 166 44 160 100C158 82 146 68 120 60C94 68 82 82 80 100z', hair) + stroke('M120 48V62', '#00000038', 1.6);
  }
}

function details(look: Look, hair: string): string {
  let out = '';
  if (look.beard === 'full')
    out += path('M82 112C84 146 100 160 120 160S156 146 158 112C152 128 142 134 132 132Q120 126 108 132C98 134 88 128 82 112z', hair);
  if (look.beard === 'moustache') out += path('M102 132Q112 122 120 126Q128 122 138 132Q128 134 120 130Q112 134 102 132z', hair);
  if (look.glasses)
    out +=
      '<g fill="#fff" fill-opacity=".22" stroke="#1d0f27" stroke-width="2.6"><rect x="90" y="98" width="25" height="18" rx="8"/><rect x="125" y="98" width="25" height="18" rx="8"/><path d="M115 105q5-4 10 0" fill="none"/></g>';
  if (look.bindi) out += circle(120, 86, 3.2, '#a3263a');
  return out;
}
