import { kolam, type KolamOptions } from '../../src/lib/kolam.ts';

/** A number as short as a drawing needs it: one decimal place. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A whole picture, `width` by `height` units; what lies outside is cut off. */
export function picture(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>\n`;
}

/** A rectangle from its top left corner; `more` holds further attributes, here and below. */
export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A filled circle. */
export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A filled ellipse. */
export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A filled shape. */
export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A line without filling. */
export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;
}

/** A vertical gradient to be put into the drawing, and referred to as `url(#id)`. */
export function gradient(id: string, from: string, to: string, direction = 'x2="0" y2="1"'): string {
  return `<defs><linearGradient id="${id}" ${direction}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`;
}

/** A kolam and its place in a picture. */
export interface KolamPlace extends KolamOptions {
  seed: string;
  /** The middle of the drawing. */
  x: number;
  y: number;
  /** Width of the drawing. */
  size: number;
  colour: string;
  /** Stroke width, in units of the picture. */
  line?: number;
  dots?: string;
  opacity?: number;
  /** Height over width: below 1 the kolam lies on the ground. */
  flat?: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** The share of each line that is drawn already, 0 to 1. */
  drawn?: number;
}

/** The chapter's line drawing round a grid of dots, placed in a picture. */
export function kolamAt(place: KolamPlace): string {
  const figure = kolam(place.seed, place);
  const scale = place.size / figure.width;
  const flat = place.flat ?? 1;
  const width = (place.line ?? 2) / scale;
  const drawn = place.drawn ?? 1;
  const turn = place.turn ? `rotate(${place.turn})` : '';
  const transform = `translate(${n(place.x)} ${n(place.y)})scale(${round(scale)} ${round(scale * flat)})${turn}translate(${-figure.width / 2} ${-figure.height / 2})`;
  const dash = drawn < 1 ? ` pathLength="100" stroke-dasharray="${n(drawn * 100)} 200"` : '';
  const lines =
    drawn === 0
      ? ''
      : drawn < 1
        ? figure.curves.map((curve) => `<path d="${curve}"${dash}/>`).join('')
        : `<path d="${figure.curves.join('')}"/>`;
  const dots = place.dots ? `<path d="${figure.dots}" stroke="${place.dots}" stroke-width="${round(width * 2.1)}"/>` : '';
  const opacity = place.opacity === undefined ? '' : ` opacity="${place.opacity}"`;
  return `<g transform="${transform}" fill="none" stroke="${place.colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity}>${lines}${dots}</g>`;
}

function round(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
