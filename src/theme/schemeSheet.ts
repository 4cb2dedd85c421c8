import { theme } from './theme.ts';

type Declarations = Readonly<Record<string, string | number>>;

const hyphenated = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const block = (selector: string, declarations: Declarations): string =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${hyphenated(name)}:${String(value)}`)
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
