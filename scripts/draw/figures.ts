import { circle, ellipse, path, rect, stroke } from './svg.ts';

/** People as scenes show them: from behind, or from above. Faces are never drawn. */

export const skins = ['#8d5a3b', '#a86f49', '#6f4530', '#c08a60', '#7d4f34'] as const;
export const cloths = ['#c8553d', '#1f7f82', '#f2a71b', '#6d3fa0', '#efe0c8', '#a83e63', '#3f908d'] as const;

/** A person seated before us, seen from behind: shoulders end at `y`, `size` is the width of the shoulders. */
export function fromBehind(
  x: number,
  y: number,
  size: number,
  look: { skin: string; cloth: string; hair: string; style: HairStyle; drape?: string },
): string {
  const head = size * 0.2;
  const neckY = y - size * 0.62;
  const headY = neckY - head * 0.9;
  const shoulders = path(
    `M${n(x - size / 2)} ${n(y)}C${n(x - size / 2)} ${n(y - size * 0.42)} ${n(x - size * 0.32)} ${n(y - size * 0.5)} ${n(x - size * 0.1)} ${n(y - size * 0.56)}H${n(x + size * 0.1)}C${n(x + size * 0.32)} ${n(y - size * 0.5)} ${n(x + size / 2)} ${n(y - size * 0.42)} ${n(x + size / 2)} ${n(y)}z`,
    look.cloth,
  );
  const drape = look.drape
    ? path(
        `M${n(x - size * 0.3)} ${n(y - size * 0.47)}L${n(x - size * 0.1)} ${n(y - size * 0.55)}L${n(x + size * 0.34)} ${n(y)}H${n(x + size * 0.04)}z`,
        look.drape,
      )
    : '';
  const neck = rect(x - head * 0.42, neckY - head * 0.3, head * 0.84, head * 0.9, look.skin);
  const ears =
    circle(x - head * 0.93, headY + head * 0.12, head * 0.17, look.skin) +
    circle(x + head * 0.93, headY + head * 0.12, head * 0.17, look.skin);
  return neck + shoulders + drape + ears + hairBehind(x, headY, head, look);
}

function hairBehind(x: number, y: number, head: number, look: { hair: string; style: string; cloth: string }): string {
  const cap = ellipse(x, y, head * 0.92, head * 1.08, look.hair);
  if (look.style === 'bun') {
    const flowers = Array.from({ length: 9 }, (_, i) => {
      const angle = Math.PI * (0.12 + (0.76 * i) / 8);
      return circle(x + Math.cos(angle) * head * 0.62, y + head * 0.34 + Math.sin(angle) * head * 0.5, head * 0.12, '#fff8ea');
    }).join('');
    return cap + circle(x, y + head * 0.34, head * 0.52, look.hair, 'stroke="#00000030"') + flowers;
  }
  if (look.style === 'plait') {
    const plait = Array.from({ length: 6 }, (_, i) =>
      ellipse(x + (i % 2 ? 1 : -1) * head * 0.1, y + head * (1 + i * 0.36), head * (0.3 - i * 0.022), head * 0.27, look.hair),
    ).join('');
    const flowers = [-0.5, -0.17, 0.17, 0.5].map((step) => circle(x + head * step, y + head * 0.66, head * 0.14, '#fff8ea')).join('');
    return cap + plait + flowers;
  }
  if (look.style === 'veil') {
    return path(
      `M${n(x - head)} ${n(y)}a${n(head)} ${n(head * 1.12)} 0 0 1 ${n(head * 2)} 0C${n(x + head * 1.1)} ${n(y + head)} ${n(x + head * 1.3)} ${n(y + head * 1.5)} ${n(x + head * 1.5)} ${n(y + head * 2)}H${n(x - head * 1.5)}C${n(x - head * 1.3)} ${n(y + head * 1.5)} ${n(x - head * 1.1)} ${n(y + head)} ${n(x - head)} ${n(y)}z`,
      look.hair,
    );
  }
  return (
    cap + stroke(`M${n(x - head * 0.4)} ${n(y + head * 0.98)}q${n(head * 0.4)} ${n(head * 0.16)} ${n(head * 0.8)} 0`, look.hair, head * 0.2)
  );
}

/** Whole units are fine enough for figures of this size, and keep the files small. */
function n(value: number): string {
  return String(Math.round(value));
}

const styles = ['short', 'bun', 'plait', 'veil'] as const;
export type HairStyle = (typeof styles)[number];

/** The shapes of people seen from behind, once for a picture with many of them; `personBehind` places them. */
export function personBehindShapes(): string {
  const shapes = styles.map(
    (style) => `<g id="${style}">${fromBehind(0, 0, 100, { skin: 'var(--s)', cloth: 'currentColor', hair: 'var(--h)', style })}</g>`,
  );
  return `<defs>${shapes.join('')}</defs>`;
}

/** A person of a crowd, as `fromBehind`, but made from the shapes. */
export function personBehind(
  x: number,
  y: number,
  size: number,
  look: { skin: string; cloth: string; hair: string; style: HairStyle },
): string {
  return `<use href="#${look.style}" transform="translate(${n(x)} ${n(y)})scale(${Math.round(size) / 100})" style="color:${look.cloth};--s:${look.skin};--h:${look.hair}"/>`;
}

/** The shape of a person seen from above, once for a picture; `personAbove` places it. */
export function personAboveShape(size: number): string {
  const cloth = 'currentColor';
  const skin = 'var(--s)';
  const arm = (side: number) =>
    ellipse(side * size * 0.52, size * 0.34, size * 0.15, size * 0.34, cloth, `transform="rotate(${side * 14})"`);
  const hand = (side: number) => circle(side * size * 0.36, size * 0.62, size * 0.13, skin);
  const head = circle(0, size * 0.05, size * 0.34, 'var(--h)') + ellipse(0, size * 0.34, size * 0.12, size * 0.07, skin);
  return `<defs><g id="p">${ellipse(0, 0, size * 0.78, size * 0.4, cloth)}${arm(-1)}${arm(1)}${hand(-1)}${hand(1)}${head}</g></defs>`;
}

/** A person from above, facing the middle of a circle: `angle` in degrees, `radius` from the middle. */
export function personAbove(
  x: number,
  y: number,
  radius: number,
  angle: number,
  look: { skin: string; cloth: string; hair: string },
): string {
  const place = `translate(${n(x)} ${n(y)})rotate(${n(angle)})translate(0 ${n(-radius)})`;
  return `<use href="#p" transform="${place}" style="color:${look.cloth};--s:${look.skin};--h:${look.hair}"/>`;
}
