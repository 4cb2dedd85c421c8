import Color, { type ColorInstance } from 'color';

export interface ChapterColours {
  brand: string;
  deep: string;
  accent: string;
}

/** Violet and marigold of our drawings; other hues stay. */
const isBrand = (hsl: ColorInstance): boolean => hsl.hue() >= 255 && hsl.hue() <= 330 && hsl.saturationl() > 8;
const isAccent = (hsl: ColorInstance): boolean => hsl.hue() >= 32 && hsl.hue() <= 52 && hsl.saturationl() > 75 && hsl.lightness() < 85;

/** Saturation of our brand in per cent; a chapter's greyer colour makes its drawings greyer. */
const OUR_SATURATION = 54;

/** Recolours one of our drawings. */
export function recolour(svg: string, { brand, deep, accent }: ChapterColours): string {
  return svg.replace(/#[\da-f]{6}/gi, (colour) => {
    const own = Color(colour).hsl();
    const saturation = own.saturationl();
    if (isAccent(own)) {
      const chosen = Color(accent).hsl();
      return own
        .hue(chosen.hue())
        .saturationl(Math.min(saturation, Math.max(chosen.saturationl(), 30)))
        .hex();
    }
    if (!isBrand(own)) return colour;
    const chosen = Color(own.lightness() < 25 ? deep : brand).hsl();
    return own
      .hue(chosen.hue())
      .saturationl((saturation * chosen.saturationl()) / OUR_SATURATION)
      .hex();
  });
}
