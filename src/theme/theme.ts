import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import { dark, light, SHADE, type Colours } from '../../shared/colours.ts';
import { components } from './components/index.ts';
import { paletteOf } from './palette.ts';
import { BREAKPOINTS, RADIUS } from './primitives.ts';
import { focusRing } from './tokens.ts';
import { typography } from './typography.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

/** Surfaces have outlines instead of shadows; only menus, drawers and dialogs have elevation. */
const shadows = Array.from({ length: 25 }, (_, elevation) => (elevation < 8 ? 'none' : `0 12px 40px ${SHADE.shadow}`)) as Shadows;

/** Returns the theme in a chapter's colours, for both colour schemes (class `light` or `dark` on the root element). */
export const themeOf = (colours: Colours): Theme =>
  createTheme({
    // With native colours, the browser mixes the hover shades itself, and no colour channels are needed.
    cssVariables: { colorSchemeSelector: 'class', cssVarPrefix: 'k', nativeColor: true },
    colorSchemes: { light: { palette: paletteOf(colours.light) }, dark: { palette: paletteOf(colours.dark) } },
    breakpoints: { values: BREAKPOINTS },
    shape: { borderRadius: RADIUS },
    spacing: 8,
    typography,
    shadows,
    motion: { reducedMotion: 'system' },
    focusVisible: { outlineWidth: focusRing.width, outlineColor: focusRing.colour, outlineOffset: focusRing.offset },
    components,
  });

/** The theme that components read. Its colours are CSS variables, which the server sets for each chapter (`schemeSheet.ts`). */
export const theme: Theme = themeOf({ light, dark });
