/**
 * Every colour of the product, once for each scheme. Nothing else in the code names a colour.
 * All text colours reach WCAG AA (4.5:1) on all surfaces they are meant for; `lineStrong`, which draws the
 * edges of inputs and buttons, reaches 3:1. `test/unit/ui/contrast.test.ts` holds this.
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

/** One corner radius, in pixels. */
export const RADIUS = 10;

/** Least height and width of anything that is touched, in pixels. */
export const TOUCH = 44;

/** Widest line of content, and widest column of text or of a form, margins included; pixels. */
export const PAGE_WIDTH = 1328;
export const READING_WIDTH = 720;

/** Between the content and the window's edge, on either side. */
export const GUTTER = 'clamp(16px, 2.4vw, 32px)';

/** Height of the header, in pixels. */
export const HEADER_HEIGHT = 72;

/** From this width on the header shows its menus in its line, in pixels. */
export const MENU_WIDTH = 1110;

/** From this width on its line also has room for the links to social networks, in pixels. */
export const FULL_BAR_WIDTH = 1350;

/** What lies over the page behind a menu or a dialog. */
export const SCRIM = 'rgb(20 8 26 / 0.5)';

/** Where layouts change, least width in pixels. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

const SCRIPTS = '"Noto Sans Devanagari", "Noto Sans Tamil", "Noto Sans Kannada", "Noto Sans Malayalam"';

/** The reading face, local faces squeezed to its measures, faces for the four other languages of the chapter. */
export const READING_FACE = `Mukta, "Mukta Arial", "Mukta Roboto", ${SCRIPTS}, system-ui, sans-serif`;

/** The display face, then as above. */
export const DISPLAY_FACE = `"Anek Latin", "Anek Latin Arial", "Anek Latin Roboto", ${SCRIPTS}, system-ui, sans-serif`;
