import { channelsOf } from './contrast.ts';

/** A colour by its hue in degrees, its saturation and its lightness, both shares of 1. */
export type Hsl = readonly [hue: number, saturation: number, lightness: number];

/** @param colour as `#RRGGBB` */
export function hslOf(colour: string): Hsl {
  const [red, green, blue] = channelsOf(colour).map((channel) => channel / 255) as [number, number, number];
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const span = most - least;
  const lightness = (most + least) / 2;
  if (span === 0) return [0, 0, lightness];
  const sector = most === red ? (green - blue) / span : most === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  return [(sector * 60 + 360) % 360, span / (1 - Math.abs(2 * lightness - 1)), lightness];
}

/** @returns `#RRGGBB` */
export function hexOf([hue, saturation, lightness]: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (at: number): string => {
    const turn = (at + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${[0, 8, 4].map(channel).join('')}`;
}
