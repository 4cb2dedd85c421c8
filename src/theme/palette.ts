import type { PaletteColorOptions } from '@mui/material/styles';
import type { SchemeColours } from '../../shared/colours.ts';

declare module '@mui/material/styles' {
  interface Palette {
    /** colour of primary actions */
    accent: PaletteColor & { text: string; soft: string };
    /** the brand as a surface: dark in both schemes */
    deep: PaletteColor & { raised: string; soft: string; line: string };
    /** controls on the brand surface */
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
    deep: true;
    onDeep: true;
  }
}

declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    accent: true;
    onDeep: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    accent: true;
    onDeep: true;
  }
}

/** Maps a scheme's colours to MUI's palette and our additions. */
export function paletteOf(c: SchemeColours) {
  const flat = (main: string, flatColour: string) => ({ main, light: main, dark: main, contrastText: c.surface, soft: flatColour });
  return {
    primary: { main: c.primary, light: c.primary, dark: c.primaryStrong, contrastText: c.surface, soft: c.primarySoft },
    secondary: flat(c.secondary, c.secondarySoft),
    info: flat(c.secondary, c.secondarySoft),
    success: flat(c.success, c.successSoft),
    warning: flat(c.accentText, c.accentSoft),
    error: flat(c.error, c.errorSoft),
    accent: {
      main: c.accent,
      light: c.accent,
      dark: c.accentStrong,
      contrastText: c.onAccent,
      text: c.accentText,
      soft: c.accentSoft,
    },
    deep: {
      main: c.deep,
      light: c.deepRaised,
      dark: c.deepRaised,
      contrastText: c.onDeep,
      raised: c.deepRaised,
      soft: c.onDeepSoft,
      line: c.deepLine,
    },
    onDeep: { main: c.onDeep, light: c.onDeep, dark: c.onDeepSoft, contrastText: c.deep },
    background: { default: c.paper, paper: c.surface, tint: c.tint },
    text: { primary: c.ink, secondary: c.inkSoft, disabled: c.inkSoft },
    action: {
      active: c.ink,
      hover: c.tint,
      selected: c.primarySoft,
      disabled: c.inkSoft,
      disabledBackground: c.tint,
      focus: c.primarySoft,
    },
    divider: c.line,
    lineStrong: c.lineStrong,
  };
}
