/**
 * Every colour of the product, once for each scheme; a chapter may have its own in place of the brand's (`server/chapter/colours.ts`).
 * Nothing else in the code names a colour.
 * All text colours reach WCAG AA (4.5:1) on all surfaces they are meant for; `lineStrong`, which draws the
 * edges of inputs and buttons, reaches 3:1. `server/chapter/contrast.ts` names the pairs.
 */
export interface SchemeColours {
  /** the page; cards and inputs on it; quiet panels on it */
  paper: string;
  surface: string;
  tint: string;
  /** text on the three above: reading, quieter */
  ink: string;
  inkSoft: string;
  /** thin decorative lines; lines that must be seen */
  line: string;
  lineStrong: string;
  /** the brand as a text and line colour, and its pale panel */
  primary: string;
  primaryStrong: string;
  primarySoft: string;
  /** the brand as a surface, with text, quiet text and line art on it */
  deep: string;
  deepRaised: string;
  onDeep: string;
  onDeepSoft: string;
  deepLine: string;
  /** the one accent for actions, with text on it; as a text colour; as a pale panel */
  accent: string;
  accentStrong: string;
  onAccent: string;
  accentText: string;
  accentSoft: string;
  /** information */
  secondary: string;
  secondarySoft: string;
  /** states: text and its pale panel */
  success: string;
  successSoft: string;
  error: string;
  errorSoft: string;
}

/** The colours of both schemes. */
export interface Colours {
  light: SchemeColours;
  dark: SchemeColours;
}

export const light: SchemeColours = {
  paper: '#FBF6EC',
  surface: '#FFFDF8',
  tint: '#F4ECDD',
  ink: '#2A1630',
  inkSoft: '#5F4E64',
  line: '#E3D8C6',
  lineStrong: '#87758A',
  primary: '#6B2A8E',
  primaryStrong: '#4C1769',
  primarySoft: '#F1E6F3',
  deep: '#3A1146',
  deepRaised: '#4C1C5A',
  onDeep: '#FDF4EA',
  onDeepSoft: '#DCC4E0',
  deepLine: '#7A4A88',
  accent: '#F2A61E',
  accentStrong: '#E09207',
  onAccent: '#2A1630',
  accentText: '#80530A',
  accentSoft: '#FCEBC9',
  secondary: '#0B6566',
  secondarySoft: '#DFF0EB',
  success: '#23663A',
  successSoft: '#E1F1DF',
  error: '#A8251C',
  errorSoft: '#FBE5DF',
};

export const dark: SchemeColours = {
  paper: '#150D1A',
  surface: '#1E1425',
  tint: '#261A2E',
  ink: '#F4EBF1',
  inkSoft: '#BFAFC4',
  line: '#3A2B43',
  lineStrong: '#8D7C96',
  primary: '#D3A9EE',
  primaryStrong: '#E4C8F6',
  primarySoft: '#32203D',
  deep: '#341040',
  deepRaised: '#471955',
  onDeep: '#FBF1E8',
  onDeepSoft: '#D5BDDA',
  deepLine: '#6E3F7D',
  accent: '#FFB73B',
  accentStrong: '#FFC864',
  onAccent: '#2A1630',
  accentText: '#FFC35C',
  accentSoft: '#3B2A10',
  secondary: '#74D3C9',
  secondarySoft: '#11302F',
  success: '#93D79E',
  successSoft: '#16311D',
  error: '#FFB3A5',
  errorSoft: '#431C19',
};

/** What darkens: the page behind a menu or a dialog, and the shadow of what floats above the page. In both schemes the same. */
export const SHADE = { scrim: 'rgb(20 8 26 / 0.5)', shadow: 'rgb(20 8 26 / 0.18)' } as const;
