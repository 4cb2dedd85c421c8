import Color, { type ColorInstance } from 'color';

export interface ChapterColours {
  brand: string;
  deep: string;
  accent: string;
}

/** Returns whether a colour is violet, like the demo's brand colour. */
const isBrand = (hsl: ColorInstance): boolean => hsl.hue() >= 255 && hsl.hue() <= 330 && hsl.saturationl() > 8;
/** Returns whether a colour is marigold, like the demo's accent colour. */
const isAccent = (hsl: ColorInstance): boolean => hsl.hue() >= 32 && hsl.hue() <= 52 && hsl.saturationl() > 75 && hsl.lightness() < 85;

/** Saturation of the demo's brand colour in per cent. */
const DEMO_SATURATION = 54;

/**
 * Replaces the violets and marigolds in a drawing of the demo with a chapter's colours. Other hues stay. The less saturated a chapter's
 * brand colour is, the less saturated its drawings become.
 */
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
      .saturationl((saturation * chosenColour.saturationl()) / DEMO_SATURATION)
      .hex();
  });
}
