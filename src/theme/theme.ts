import { createTheme, type Shadows, type Theme, type Components } from '@mui/material/styles';
import { dark, light, SHADE, type Colours } from '../../shared/colours.ts';
import { paletteOf } from './palette.ts';
import { BREAKPOINTS, RADIUS } from './primitives.ts';
import { focusRing } from './tokens.ts';
import { typography } from './typography.ts';
import { buttons } from './components/buttons.ts';
import { choices } from './components/choices.tsx';
import { data } from './components/data.ts';
import { feedback } from './components/feedback.ts';
import { inputs } from './components/inputs.tsx';
import { layout } from './components/layout.ts';
import { navigation } from './components/navigation.ts';
import { surfaces } from './components/surfaces.ts';

const components: Components<Theme> = {
  ...layout,
  ...buttons,
  ...surfaces,
  ...navigation,
  ...inputs,
  ...choices,
  ...feedback,
  ...data,
};

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
