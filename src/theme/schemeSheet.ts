import { theme } from './theme.ts';

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

/**
 * The theme's CSS variables, for both colour schemes, as plain CSS. The server writes them into the head of each page;
 * MUI's provider is told not to (`disableStyleSheetGeneration`), because a style sheet that is added or moved while
 * the page comes to life makes the browser compute the styles of the whole page anew.
 */
export const schemeSheet: string = theme
  .generateStyleSheets()
  .flatMap((sheet) => Object.entries(sheet as Readonly<Record<string, Declarations>>))
  .map(([selector, declarations]) => block(selector, declarations))
  .join('');
