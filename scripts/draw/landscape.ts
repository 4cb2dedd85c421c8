import { seededRandom } from '../../src/lib/random.ts';
import { circle, ellipse, gradient, kolamAt, n, path, rect, stroke } from './svg.ts';
import type { Light } from './palette.ts';

/** Parts of the countryside along the river, shared by scenes. All take the picture's width `w`. */

/** The sky from top to horizon, over the whole picture. */
export function sky(light: Light, w: number, h: number): string {
  return gradient('sky', light.sky[0], light.sky[1]) + rect(0, 0, w, h, 'url(#sky)');
}

/** A sun or moon with a kolam on its face. */
export function kolamSun(light: Light, seed: string, x: number, y: number, radius: number): string {
  return (
    circle(x, y, radius * 1.32, light.glow, 'opacity=".22"') +
    circle(x, y, radius, light.glow, 'opacity=".92"') +
    kolamAt({
      seed,
      x,
      y,
      size: radius * 1.36,
      shape: 'diamond',
      columns: 5,
      colour: light.accent,
      line: radius / 26,
      dots: light.accent,
      turn: 0,
    })
  );
}

/** A soft range of hills from `base` up to `base - height`, filled down to `bottom`. */
export function hills(seed: string, w: number, base: number, height: number, bottom: number, fill: string): string {
  const random = seededRandom(seed);
  const steps = 5;
  let d = `M0 ${n(base - random() * height * 0.6)}`;
  for (let i = 1; i <= steps; i += 1) {
    const x = (w * i) / steps;
    const middle = x - w / steps / 2;
    d += `Q${n(middle)} ${n(base - height * (0.35 + random() * 0.9))} ${n(x)} ${n(base - random() * height * 0.55)}`;
  }
  return path(`${d}V${bottom}H0z`, fill);
}

/** Water from `top` down, with ripples that widen as they come near. */
export function water(seed: string, light: Light, w: number, top: number, bottom: number): string {
  const random = seededRandom(seed);
  let ripples = '';
  for (let i = 0; i < 16; i += 1) {
    const depth = random();
    const y = top + 8 + depth * depth * (bottom - top - 14);
    const length = 18 + depth * 80;
    const x = random() * (w - length);
    ripples += `M${n(x)} ${n(y)}h${n(length)}`;
  }
  return rect(0, top, w, bottom - top, light.water) + stroke(ripples, light.glow, 2.4, 'opacity=".45"');
}

/** A coconut palm standing at `x`, `y`. */
export function palm(x: number, y: number, height: number, trunk: string, leaf: string, lean = 0.12): string {
  const topX = x + height * lean;
  const topY = y - height;
  const leaves = [-165, -140, -108, -70, -38, -12]
    .map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const length = height * 0.42;
      const endX = topX + Math.cos(angle) * length;
      const endY = topY + Math.sin(angle) * length * 0.55 + length * 0.38;
      const midX = topX + Math.cos(angle) * length * 0.55;
      const midY = topY + Math.sin(angle) * length * 0.85;
      return `M${n(topX)} ${n(topY)}Q${n(midX)} ${n(midY)} ${n(endX)} ${n(endY)}Q${n(midX)} ${n(midY + length * 0.22)} ${n(topX)} ${n(topY)}`;
    })
    .join('');
  return (
    stroke(`M${n(x)} ${n(y)}Q${n(x)} ${n(y - height * 0.6)} ${n(topX)} ${n(topY)}`, trunk, height * 0.045) +
    path(leaves, leaf) +
    circle(topX - 3, topY + 5, height * 0.03, trunk) +
    circle(topX + 4, topY + 6, height * 0.03, trunk)
  );
}

/** A temple tower of `tiers` storeys that stands on `base`, drawn in flat shapes with fine lines. */
export function gopuram(x: number, base: number, width: number, height: number, tiers: number, fill: string, line: string): string {
  const body = height * 0.16;
  const tierHeight = (height * 0.72) / tiers;
  let out = rect(x - width / 2, base - body, width, body, fill);
  let lines = '';
  let niches = '';
  for (let i = 0; i < tiers; i += 1) {
    const low = base - body - i * tierHeight;
    const wide = width * (0.94 - (i / tiers) * 0.5);
    const narrow = width * (0.94 - ((i + 0.8) / tiers) * 0.5);
    out += path(
      `M${n(x - wide / 2)} ${n(low)}L${n(x - narrow / 2)} ${n(low - tierHeight + 2)}H${n(x + narrow / 2)}L${n(x + wide / 2)} ${n(low)}z`,
      fill,
    );
    lines += `M${n(x - wide / 2 - 3)} ${n(low)}H${n(x + wide / 2 + 3)}`;
    const count = Math.max(3, 9 - i);
    for (let j = 0; j < count; j += 1) {
      const nx = x - narrow / 2 + (narrow * (j + 0.5)) / count;
      niches += `M${n(nx - 2.6)} ${n(low - 5)}v${n(-tierHeight * 0.34)}a2.6 2.6 0 0 1 5.2 0v${n(tierHeight * 0.34)}`;
    }
  }
  const crownBase = base - body - tiers * tierHeight;
  const crown = width * 0.4;
  const crownHeight = height * 0.12;
  out += path(
    `M${n(x - crown / 2)} ${n(crownBase + 2)}Q${n(x - crown / 2)} ${n(crownBase - crownHeight)} ${n(x)} ${n(crownBase - crownHeight)}T${n(x + crown / 2)} ${n(crownBase + 2)}z`,
    fill,
  );
  const finials = [-2, -1, 0, 1, 2]
    .map((i) => `M${n(x + (i * crown) / 6)} ${n(crownBase - crownHeight * (1 - Math.abs(i) * 0.1))}v${n(-height * 0.045)}`)
    .join('');
  const door = `M${n(x - width * 0.09)} ${n(base)}v${n(-body * 0.62)}a${n(width * 0.09)} ${n(width * 0.09)} 0 0 1 ${n(width * 0.18)} 0v${n(body * 0.62)}z`;
  return (
    out +
    stroke(lines, line, 1.6, 'opacity=".8"') +
    stroke(niches, line, 1.3, 'opacity=".5"') +
    stroke(finials, line, 2.4) +
    path(door, line, 'opacity=".85"')
  );
}

/** Stepping stones from the near left to the horizon. */
export function steppingStones(w: number, top: number, bottom: number, fill: string, shade: string): string {
  let out = '';
  for (let i = 0; i < 9; i += 1) {
    const t = i / 8;
    const near = (1 - t) ** 1.8;
    const y = top + 8 + near * (bottom - top - 46);
    const x = w * (0.55 - 0.3 * near + 0.13 * Math.sin(t * 5.2));
    const rx = 8 + near * 52;
    out += ellipse(x, y + rx * 0.12, rx, rx * 0.3, shade, 'opacity=".5"') + ellipse(x, y, rx, rx * 0.28, fill);
  }
  return out;
}
