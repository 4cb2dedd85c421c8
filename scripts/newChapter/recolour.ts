import Color, { type ColorInstance } from 'color';

export interface ChapterColours {
  brand: string;
  deep: string;
  accent: string;
}

/** Returns whether a colour is a violet, our brand's hue. */
const isBrand = (hsl: ColorInstance): boolean => hsl.hue() >= 255 && hsl.hue() <= 330 && hsl.saturationl() > 8;
/** Returns whether a colour is a marigold, our accent's hue. */
const isAccent = (hsl: ColorInstance): boolean => hsl.hue() >= 32 && hsl.hue() <= 52 && hsl.saturationl() > 75 && hsl.lightness() < 85;

/** Saturation of our brand in per cent; a chapter's greyer colour makes its drawings greyer. */
const OUR_SATURATION = 54;

/** Replaces the violets and marigolds of one of our drawings by a chapter's colours; other hues stay. */
export function recolour(svg: string, { brand, deep, accent }: ChapterColours): string {
  return svg.replace(/#[\da-f]{6}/gi, (colour) => {
    const original = Color(colour).hsl();
    const saturation = original.saturationl();
    if (isAccent(original)) {
      const chosenColour = Color(accent).hsl();
      return original
        .hue(chosenColour.hue())
        .saturationl(Math.min(saturation, Math.max(chosenColour.saturationl(), 30)))
        .hex();
    }
    if (!isBrand(original)) return colour;
    const chosenColour = Color(original.lightness() < 25 ? deep : brand).hsl();
    return original
      .hue(chosenColour.hue())
      .saturationl((saturation * chosenColour.saturationl()) / OUR_SATURATION)
      .hex();
  });
}
