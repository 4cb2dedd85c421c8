import type { Colours } from '../../shared/colours.ts';
import { themeOf } from './theme.ts';

type Declarations = Readonly<Record<string, string | number>>;

const toKebabCase = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const formatRule = (selector: string, declarations: Declarations): string =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${toKebabCase(name)}:${value}`)
    .join(';')}}`;

const cachedSheets = new WeakMap<Colours, string>();

/**
 * Returns the theme's CSS variables for both colour schemes. The server writes them into each page's head, so MUI's provider does not
 * (`disableStyleSheetGeneration`). A style sheet that is added or moved during hydration makes the browser recompute all styles.
 */
export function createSchemeSheet(colours: Colours): string {
  const cached = cachedSheets.get(colours);
  if (cached !== undefined) return cached;
  const sheet = themeOf(colours)
    .generateStyleSheets()
    .flatMap((rules) => Object.entries(rules as Readonly<Record<string, Declarations>>))
    .map(([selector, declarations]) => formatRule(selector, declarations))
    .join('');
  cachedSheets.set(colours, sheet);
  return sheet;
}
