import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import { components } from './components.ts';
import { paletteOf, VARIABLES } from './palette.ts';
import { BREAKPOINTS, RADIUS, dark, light } from './primitives.ts';
import { typography } from './typography.ts';

/**
 * Whether a value of the theme stays a plain value. MUI would otherwise write some 400 variables for each
 * scheme into every page (25 shadows, overlays, channels, colours of components that are not used).
 */
function staysPlain([group, family = '', part]: string[]): boolean {
  if (group !== 'palette') return true;
  const parts = VARIABLES[family];
  return !parts || (part !== undefined && !parts.includes(part));
}

/** Lines instead of shadows: every elevation is flat, except the ones that float above the page. */
const shadows = Array.from({ length: 25 }, (_, elevation) => (elevation < 6 ? 'none' : '0 12px 40px rgb(20 8 26 / 0.18)')) as Shadows;

/** The design of the site, for both colour schemes (class `light` or `dark` on the root element). */
export const theme: Theme = withPlainValues(
  createTheme({
    cssVariables: { colorSchemeSelector: 'class', cssVarPrefix: 'k', shouldSkipGeneratingVar: staysPlain },
    colorSchemes: { light: { palette: paletteOf('light', light) }, dark: { palette: paletteOf('dark', dark) } },
    breakpoints: { values: BREAKPOINTS },
    shape: { borderRadius: RADIUS },
    spacing: 8,
    typography,
    shadows,
    components,
  }),
);

/** MUI reads everything from `theme.vars`, so what is no variable is put there as it is. */
function withPlainValues(made: Theme): Theme {
  if (made.vars) {
    const { shadows: flat, zIndex, shape, palette } = made;
    fill(made.vars, { shadows: flat, zIndex, shape, palette, opacity: {}, overlays: [] });
  }
  return made;
}

function fill(target: object, source: object): void {
  const into = target as Record<string, unknown>;
  for (const [key, value] of Object.entries(source)) {
    const there = into[key];
    if (there === undefined) into[key] = value;
    else if (isRecord(there) && isRecord(value)) fill(there, value);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
