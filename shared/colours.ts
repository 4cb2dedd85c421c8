/**
 * Every colour of the product, once for each scheme; a chapter may have its own in place of the brand's (`server/chapter/colours.ts`).
 * Nothing else in the code names a colour.
 * All text colours reach WCAG AA (4.5:1) on all surfaces they are meant for; `lineStrong`, which draws the
 * edges of inputs and buttons, reaches 3:1. `contrast.ts` names the pairs.
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
  violet: string;
  violetStrong: string;
  violetSoft: string;
  /** the brand as a surface, with text, quiet text and line art on it */
  deep: string;
  deepRaised: string;
  onDeep: string;
  onDeepSoft: string;
  deepLine: string;
  /** the one accent for actions, with text on it; as a text colour; as a pale panel */
  marigold: string;
  marigoldStrong: string;
  onMarigold: string;
  marigoldText: string;
  marigoldSoft: string;
  /** information */
  teal: string;
  tealSoft: string;
  /** states: text and its pale panel */
  good: string;
  goodSoft: string;
  bad: string;
  badSoft: string;
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
  violet: '#6B2A8E',
  violetStrong: '#4C1769',
  violetSoft: '#F1E6F3',
  deep: '#3A1146',
  deepRaised: '#4C1C5A',
  onDeep: '#FDF4EA',
  onDeepSoft: '#DCC4E0',
  deepLine: '#7A4A88',
  marigold: '#F2A61E',
  marigoldStrong: '#E09207',
  onMarigold: '#2A1630',
  marigoldText: '#80530A',
  marigoldSoft: '#FCEBC9',
  teal: '#0B6566',
  tealSoft: '#DFF0EB',
  good: '#23663A',
  goodSoft: '#E1F1DF',
  bad: '#A8251C',
  badSoft: '#FBE5DF',
};

export const dark: SchemeColours = {
  paper: '#150D1A',
  surface: '#1E1425',
  tint: '#261A2E',
  ink: '#F4EBF1',
  inkSoft: '#BFAFC4',
  line: '#3A2B43',
  lineStrong: '#8D7C96',
  violet: '#D3A9EE',
  violetStrong: '#E4C8F6',
  violetSoft: '#32203D',
  deep: '#341040',
  deepRaised: '#471955',
  onDeep: '#FBF1E8',
  onDeepSoft: '#D5BDDA',
  deepLine: '#6E3F7D',
  marigold: '#FFB73B',
  marigoldStrong: '#FFC864',
  onMarigold: '#2A1630',
  marigoldText: '#FFC35C',
  marigoldSoft: '#3B2A10',
  teal: '#74D3C9',
  tealSoft: '#11302F',
  good: '#93D79E',
  goodSoft: '#16311D',
  bad: '#FFB3A5',
  badSoft: '#431C19',
};
