import { hexOf, hslOf, type Hsl } from '../../shared/hsl.ts';

/** The colours that a chapter has of its own. */
export interface ChapterColours {
  brand: string;
  deep: string;
  accent: string;
}

/** The violets and the marigolds of our drawings; skin, cloth, water and paper are what they are. */
const isBrand = ([hue, saturation]: Hsl): boolean => hue >= 255 && hue <= 330 && saturation > 0.08;
const isAccent = ([hue, saturation, lightness]: Hsl): boolean => hue >= 32 && hue <= 52 && saturation > 0.75 && lightness < 0.85;

/** As violet as our own brand is; a chapter whose colour is greyer gets greyer drawings. */
const OUR_SATURATION = 0.54;

/** A drawing of ours in a chapter's colours. */
export function recoloured(svg: string, { brand, deep, accent }: ChapterColours): string {
  return svg.replace(/#[\da-f]{6}/gi, (colour) => {
    const own = hslOf(colour);
    if (isAccent(own)) {
      const [hue, saturation] = hslOf(accent);
      return hexOf([hue, Math.min(own[1], Math.max(saturation, 0.3)), own[2]]);
    }
    if (!isBrand(own)) return colour;
    const [hue, saturation] = hslOf(own[2] < 0.25 ? deep : brand);
    return hexOf([hue, Math.min(1, (own[1] * saturation) / OUR_SATURATION), own[2]]);
  });
}
