import type { PaletteColorOptions } from '@mui/material/styles';
import type { SchemeColours } from './primitives.ts';

declare module '@mui/material/styles' {
  interface Palette {
    /** the one colour for actions */
    accent: PaletteColor & { text: string; soft: string };
    /** the brand as a surface */
    deep: PaletteColor & { raised: string; soft: string; line: string };
    lineStrong: string;
  }
  interface PaletteOptions {
    accent?: PaletteColorOptions & { text: string; soft: string };
    deep?: PaletteColorOptions & { raised: string; soft: string; line: string };
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

/** A scheme's colours in the places where MUI looks for them, with our own beside. */
export function paletteOf(mode: 'light' | 'dark', colours: SchemeColours) {
  const c = colours;
  const flat = (main: string, soft: string) => ({ main, light: main, dark: main, contrastText: c.surface, soft });
  return {
    mode,
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
      light: c.deep,
      dark: c.deep,
      contrastText: c.onDeep,
      raised: c.deepRaised,
      soft: c.onDeepSoft,
      line: c.deepLine,
    },
    background: { default: c.paper, paper: c.surface, tint: c.tint },
    text: { primary: c.ink, secondary: c.inkSoft, disabled: c.inkSoft },
    divider: c.line,
    lineStrong: c.lineStrong,
  };
}

/** The colours that become CSS variables; each family with the parts that styles use. */
export const VARIABLES: Record<string, readonly string[]> = {
  primary: ['main', 'dark', 'contrastText', 'soft'],
  secondary: ['main'],
  info: ['main', 'soft'],
  success: ['main', 'soft'],
  warning: ['main', 'soft'],
  error: ['main', 'soft', 'contrastText'],
  accent: ['main', 'dark', 'contrastText', 'text', 'soft'],
  deep: ['main', 'raised', 'contrastText', 'soft', 'line'],
  background: ['default', 'paper', 'tint'],
  text: ['primary', 'secondary'],
  divider: [],
  lineStrong: [],
};
