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
 * Returns the theme's CSS variables for both colour schemes. The server writes them into each page's head instead of MUI's provider
 * (`disableStyleSheetGeneration`), because a style sheet added or moved during hydration makes the browser recompute all styles.
 */
export function schemeSheet(colours: Colours): string {
  const cached = sheets.get(colours);
  if (cached !== undefined) return cached;
  const sheet = themeOf(colours)
    .generateStyleSheets()
    .flatMap((rules) => Object.entries(rules as Readonly<Record<string, Declarations>>))
    .map(([selector, declarations]) => block(selector, declarations))
    .join('');
  sheets.set(colours, sheet);
  return sheet;
}
