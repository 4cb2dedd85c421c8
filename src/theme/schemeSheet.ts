import type { Colours } from '../../shared/colours.ts';
import { themeOf } from './theme.ts';

type Declarations = Readonly<Record<string, string | number>>;

const hyphenated = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const block = (selector: string, declarations: Declarations): string =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${hyphenated(name)}:${value}`)
    .join(';')}}`;

const sheets = new WeakMap<Colours, string>();

/**
 * Returns the theme's CSS variables in a chapter's colours, for both colour schemes, as plain CSS. The server writes them into the
 * head of each page; MUI's provider does not (`disableStyleSheetGeneration`), because a style sheet that is added or moved during
 * hydration makes the browser compute the styles of the whole page anew.
 */
export function schemeSheet(colours: Colours): string {
  const known = sheets.get(colours);
  if (known !== undefined) return known;
  const sheet = themeOf(colours)
    .generateStyleSheets()
    .flatMap((rules) => Object.entries(rules as Readonly<Record<string, Declarations>>))
    .map(([selector, declarations]) => block(selector, declarations))
    .join('');
  sheets.set(colours, sheet);
  return sheet;
}
