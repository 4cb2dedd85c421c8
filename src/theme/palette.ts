import type { PaletteColorOptions } from '@mui/material/styles';
import type { SchemeColours } from '../../shared/colours.ts';

declare module '@mui/material/styles' {
  interface Palette {
    /** the one colour for actions */
    accent: PaletteColor & { text: string; soft: string };
    /** the brand as a surface: violet in both schemes */
    deep: PaletteColor & { raised: string; soft: string; line: string };
    /** controls that lie on the brand's surface */
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

/** A scheme's colours in the places where MUI looks for them, with our own beside. */
export function paletteOf(c: SchemeColours) {
  const flat = (main: string, soft: string) => ({ main, light: main, dark: main, contrastText: c.surface, soft });
  return {
    primary: { main: c.violet, light: c.violet, dark: c.violetStrong, contrastText: c.surface, soft: c.violetSoft },
    secondary: flat(c.teal, c.tealSoft),
    info: flat(c.teal, c.tealSoft),
    success: flat(c.good, c.goodSoft),
    warning: flat(c.marigoldText, c.marigoldSoft),
    error: flat(c.bad, c.badSoft),
    accent: {
      main: c.marigold,
      light: c.marigold,
      dark: c.marigoldStrong,
      contrastText: c.onMarigold,
      text: c.marigoldText,
      soft: c.marigoldSoft,
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
    action: { active: c.ink, hover: c.tint, selected: c.violetSoft, disabled: c.inkSoft, disabledBackground: c.tint, focus: c.violetSoft },
    divider: c.line,
    lineStrong: c.lineStrong,
  };
}
