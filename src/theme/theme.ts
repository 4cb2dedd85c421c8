import { createTheme, shouldSkipGeneratingVar, type Shadows, type Theme } from '@mui/material/styles';
import { components } from './components/index.ts';
import { paletteOf } from './palette.ts';
import { BREAKPOINTS, dark, light, RADIUS } from './primitives.ts';
import { focusRing } from './tokens.ts';
import { typography } from './typography.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

/** Values of MUI's theme that no component of this site reads as CSS variables; each would stand in every page twice. */
const UNUSED_GROUPS: ReadonlySet<string> = new Set(['font', 'overlays']);
const UNUSED_COLOURS: ReadonlySet<string> = new Set([
  'grey',
  'FilledInput',
  'Slider',
  'SnackbarContent',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
  'Switch',
]);

/**
 * Keeps variables that nothing uses out of every page; MUI's documented option for it. A component that needs one of
 * them fails at its first rendering, in any test that shows it: take its group off the list then.
 */
function isUnused(keys: string[]): boolean {
  const [group = '', family = ''] = keys;
  return shouldSkipGeneratingVar(keys) || UNUSED_GROUPS.has(group) || (group === 'palette' && UNUSED_COLOURS.has(family));
}

/** Lines instead of shadows: every elevation is flat, except those that float above the page (menus, drawers, dialogs). */
const shadows = Array.from({ length: 25 }, (_, elevation) => (elevation < 8 ? 'none' : '0 12px 40px rgb(20 8 26 / 0.18)')) as Shadows;

/** The design of the site, for both colour schemes (class `light` or `dark` on the root element). */
export const theme: Theme = createTheme({
  // Native colours: no channels beside each colour; the browser mixes hover shades itself.
  cssVariables: { colorSchemeSelector: 'class', cssVarPrefix: 'k', nativeColor: true, shouldSkipGeneratingVar: isUnused },
  colorSchemes: { light: { palette: paletteOf(light) }, dark: { palette: paletteOf(dark) } },
  breakpoints: { values: BREAKPOINTS },
  shape: { borderRadius: RADIUS },
  spacing: 8,
  typography,
  shadows,
  motion: { reducedMotion: 'system' },
  focusVisible: { outlineWidth: focusRing.width, outlineColor: focusRing.colour, outlineOffset: focusRing.offset },
  components,
});
