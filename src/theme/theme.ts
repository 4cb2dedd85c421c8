import { createTheme, shouldSkipGeneratingVar, type Shadows, type Theme } from '@mui/material/styles';
import { components } from './components/index.ts';
import { paletteOf } from './palette.ts';
import { dark, light, type Colours } from '../../shared/colours.ts';
import { BREAKPOINTS, RADIUS } from './primitives.ts';
import { focusRing } from './tokens.ts';
import { typography } from './typography.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

/** Values of MUI's theme that nothing on this site reads as CSS variables; each would stand in every page, most of them twice. */
const UNUSED = new RegExp(
  [
    '^(font|overlays|colorSpace)',
    '^shadows-(9|[12]\\d)$',
    '^zIndex-(mobileStepper|fab|speedDial|snackbar|tooltip)$',
    '^opacity-(inputUnderline|switchTrack)',
    '^palette-(grey|FilledInput|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|Tooltip)-',
    '^palette-common-(black|white|background)$',
    '^palette-Alert-\\w+(Filled|Standard)',
    '^palette-LinearProgress-(?!primary)',
    '^palette-action-(focusOpacity|activatedOpacity)$',
    '^palette-text-icon$',
  ].join('|'),
);

/**
 * Keeps variables that nothing uses out of every page; MUI's documented option for it. `test/unit/theme` renders each
 * component in use and fails when one reads a variable that is kept out here.
 */
const isUnused = (keys: string[]): boolean => shouldSkipGeneratingVar(keys) || UNUSED.test(keys.join('-'));

/** Lines instead of shadows: every elevation is flat, except those that float above the page (menus, drawers, dialogs). */
const shadows = Array.from({ length: 25 }, (_, elevation) => (elevation < 8 ? 'none' : '0 12px 40px rgb(20 8 26 / 0.18)')) as Shadows;

/** The design in some colours, without the looks of the components. */
export const makeTheme = (colours: Colours): Theme =>
  createTheme({
    // Native colours: no channels beside each colour; the browser mixes hover shades itself.
    cssVariables: { colorSchemeSelector: 'class', cssVarPrefix: 'k', nativeColor: true, shouldSkipGeneratingVar: isUnused },
    colorSchemes: { light: { palette: paletteOf(colours.light) }, dark: { palette: paletteOf(colours.dark) } },
    breakpoints: { values: BREAKPOINTS },
    shape: { borderRadius: RADIUS },
    spacing: 8,
    typography,
    shadows,
    motion: { reducedMotion: 'system' },
    focusVisible: { outlineWidth: focusRing.width, outlineColor: focusRing.colour, outlineOffset: focusRing.offset },
  });

/**
 * The design of the site, for both colour schemes (class `light` or `dark` on the root element). The components are put in
 * afterwards, as they are: passed as an option they would be cloned twice, half of the making's time on a slow phone.
 */
export const theme: Theme = Object.assign(makeTheme({ light, dark }), { components });
