/**
 * Every colour of the site, once per scheme. A chapter may override the brand colours (`server/cms/chapter/colours.ts`). Text colours reach
 * WCAG AA (4.5:1) on their surfaces. `lineStrong`, the edge of inputs and buttons, reaches 3:1. `server/cms/chapter/contrast.ts` lists the
 * pairs.
 */
export interface SchemeColours {
  // Page background; cards and inputs; quiet panels.
  paper: string;
  surface: string;
  tint: string;
  // Text on those surfaces, strong and soft.
  ink: string;
  inkSoft: string;
  // Decorative lines; lines that must be visible.
  line: string;
  lineStrong: string;
  // Brand colour of text and lines, in two strengths; pale brand panel.
  primary: string;
  primaryStrong: string;
  primarySoft: string;
  // Brand surface, plain and raised; text on it, strong and soft; lines on it.
  deep: string;
  deepRaised: string;
  onDeep: string;
  onDeepSoft: string;
  deepLine: string;
  // Accent of actions: background, plain and stronger; text on it; the accent as a text colour; pale accent panel.
  accent: string;
  accentStrong: string;
  onAccent: string;
  accentText: string;
  accentSoft: string;
  // Information: text and pale panel.
  secondary: string;
  secondarySoft: string;
  // Success and error: text and pale panel.
  success: string;
  successSoft: string;
  error: string;
  errorSoft: string;
}

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

/** QR codes, which scanners read only as dark on light, in both schemes. */
export const CODE_COLOURS = { light: '#FFFFFF', dark: '#000000' } as const;

/** Backdrop of dialogs and shadow of floating surfaces, the same in both schemes. */
export const SHADE = { scrim: 'rgb(20 8 26 / 0.5)', shadow: 'rgb(20 8 26 / 0.18)' } as const;
