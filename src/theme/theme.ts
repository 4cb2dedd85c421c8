import { createTheme, shouldSkipGeneratingVar as isPlainValue, type Shadows, type Theme, type Components } from '@mui/material/styles';
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

/** Colours of MUI's components that the site does not use, or of variants and colours in which it does not use them. */
const UNUSED_COLOURS =
  /^(?:FilledInput|SnackbarContent|SpeedDialAction|Step|Switch|Tooltip)|^Alert-(?!.*IconColor)|^(?:LinearProgress|Slider)-(?!primary)|^grey-(?!400$)|^(?!error|warning|info|success).*-light$/;

/**
 * Whether a value of the theme gets no CSS variable, in addition to those that MUI leaves out. Each page's document contains all variables
 * before its markup, so those that nothing reads would delay the first picture. `theme.vars` has no entry for them either.
 */
function isWithoutVariable([group = '', ...keys]: string[]): boolean {
  if (group === 'palette') return UNUSED_COLOURS.test(keys.join('-'));
  // MUI's buttons read the first shadows, drawers and dialogs the others.
  if (group === 'shadows') return !['0', '1', '2', '4', '6', '8', '16', '24'].includes(keys[0] ?? '');
  return group === 'font' || group === 'overlays';
}

/** Returns the theme in a chapter's colours, for both colour schemes (class `light` or `dark` on the root element). */
export const themeOf = (colours: Colours): Theme =>
  createTheme({
    // With native colours, the browser mixes the hover shades itself, and no colour channels are needed.
    cssVariables: {
      colorSchemeSelector: 'class',
      cssVarPrefix: 'k',
      nativeColor: true,
      shouldSkipGeneratingVar: (keys) => isWithoutVariable(keys) || isPlainValue(keys),
    },
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
