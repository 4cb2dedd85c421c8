import type { PaletteColorOptions } from '@mui/material/styles';
import type { SchemeColours } from '../../shared/colours.ts';

declare module '@mui/material/styles' {
  interface Palette {
    /** Colour of primary actions. */
    accent: PaletteColor & { text: string; soft: string };
    /** The brand surface, dark in both schemes. Its `soft` is a text colour; the `soft` of other colours is a background. */
    deep: PaletteColor & { raised: string; soft: string; line: string };
    /** Controls on the brand surface. */
    onDeep: PaletteColor;
    lineStrong: string;
  }
  interface PaletteOptions {
    accent?: PaletteColorOptions & { text: string; soft: string };
    deep?: PaletteColorOptions & { raised: string; soft: string; line: string };
    onDeep?: PaletteColorOptions;
    lineStrong?: string;
  }
  interface PaletteColor {
    soft?: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
  }
  interface TypeBackground {
    tint: string;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    accent: true;
    onDeep: true;
  }
}

declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    onDeep: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    onDeep: true;
  }
}

/** Maps a scheme's colours to MUI's palette and to our additions. */
export function paletteOf(colours: SchemeColours) {
  const createColour = (main: string, soft: string) => ({ main, light: main, dark: main, contrastText: colours.surface, soft });
  return {
    primary: {
      main: colours.primary,
      light: colours.primary,
      dark: colours.primaryStrong,
      contrastText: colours.surface,
      soft: colours.primarySoft,
    },
    secondary: createColour(colours.secondary, colours.secondarySoft),
    info: createColour(colours.secondary, colours.secondarySoft),
    success: createColour(colours.success, colours.successSoft),
    warning: createColour(colours.accentText, colours.accentSoft),
    error: createColour(colours.error, colours.errorSoft),
    accent: {
      main: colours.accent,
      light: colours.accent,
      dark: colours.accentStrong,
      contrastText: colours.onAccent,
      text: colours.accentText,
      soft: colours.accentSoft,
    },
    deep: {
      main: colours.deep,
      light: colours.deepRaised,
      dark: colours.deepRaised,
      contrastText: colours.onDeep,
      raised: colours.deepRaised,
      soft: colours.onDeepSoft,
      line: colours.deepLine,
    },
    onDeep: { main: colours.onDeep, light: colours.onDeep, dark: colours.onDeepSoft, contrastText: colours.deep },
    background: { default: colours.paper, paper: colours.surface, tint: colours.tint },
    text: { primary: colours.ink, secondary: colours.inkSoft, disabled: colours.inkSoft },
    action: {
      active: colours.ink,
      hover: colours.tint,
      selected: colours.primarySoft,
      disabled: colours.inkSoft,
      disabledBackground: colours.tint,
      focus: colours.primarySoft,
    },
    divider: colours.line,
    lineStrong: colours.lineStrong,
  };
}
