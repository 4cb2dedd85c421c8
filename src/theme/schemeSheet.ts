import type { Colours } from '../../shared/colours.ts';
import { makeTheme } from './theme.ts';

type Declarations = Readonly<Record<string, string | number>>;

const hyphenated = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * What MUI mixes for parts of components that our looks colour otherwise. It is read before that, and so must be there; in its
 * own words it would take 2 % of the room that a page has in its first round trip.
 */
const OVERRIDDEN = /^--k-palette-(?:Alert|Avatar|Button|Chip)-/;
const shortly = (name: string, value: string | number): string => (OVERRIDDEN.test(name) ? 'currentColor' : String(value));

const block = (selector: string, declarations: Declarations): string =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${hyphenated(name)}:${shortly(name, value)}`)
    .join(';')}}`;

const sheets = new WeakMap<Colours, string>();

/**
 * The theme's CSS variables in a chapter's colours, for both colour schemes, as plain CSS. The server writes them into the head of
 * each page; MUI's provider is told not to (`disableStyleSheetGeneration`), because a style sheet that is added or moved while
 * the page comes to life makes the browser compute the styles of the whole page anew.
 */
export function schemeSheet(colours: Colours): string {
  const known = sheets.get(colours);
  if (known !== undefined) return known;
  const sheet = makeTheme(colours)
    .generateStyleSheets()
    .flatMap((rules) => Object.entries(rules as Readonly<Record<string, Declarations>>))
    .map(([selector, declarations]) => block(selector, declarations))
    .join('');
  sheets.set(colours, sheet);
  return sheet;
}
