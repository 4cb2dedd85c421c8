import { paletteOf, VARIABLES } from './palette.ts';
import { dark, light, type SchemeColours } from './primitives.ts';

type Family = string | Readonly<Record<string, string>>;

/** One scheme's colours as declarations, by the names that MUI gives to the values of its theme. */
function declarations(mode: 'light' | 'dark', colours: SchemeColours): string {
  const palette = paletteOf(mode, colours) as Readonly<Record<string, Family>>;
  const names = Object.entries(VARIABLES).flatMap(([family, parts]) => {
    const value = palette[family];
    if (value === undefined) return [];
    return typeof value === 'string'
      ? [`--k-palette-${family}:${value}`]
      : parts.map((part) => `--k-palette-${family}-${part}:${value[part]}`);
  });
  return [`color-scheme:${mode}`, ...names].join(';');
}

/**
 * Both colour schemes as CSS variables on the root element: light without a class, so that a page without scripts
 * has colours, too; dark with the class `dark`. They are written here and not by MUI's provider, which costs 20 kB
 * of scripts that most pages have no other use for; MUI's components find the same names (see theme.ts).
 */
export const schemeVariables = `:root{${declarations('light', light)}}:root.dark{${declarations('dark', dark)}}`;
