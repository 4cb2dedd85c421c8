import type { TypographyVariantsOptions } from '@mui/material/styles';
import { DISPLAY_FONT, READING_FONT } from './primitives.ts';

/** Variants in addition to MUI's. */
interface OwnVariants {
  /** Full-width heading of a landing page. */
  display: React.CSSProperties;
  title: React.CSSProperties;
  figure: React.CSSProperties;
  /** A figure in a card, such as the short name of a certification. */
  figureSmall: React.CSSProperties;
  label: React.CSSProperties;
  /** For screen readers only. */
  srOnly: React.CSSProperties;
}

declare module '@mui/material/styles' {
  interface TypographyVariants extends OwnVariants {}
  interface TypographyVariantsOptions extends Partial<OwnVariants> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    title: true;
    figure: true;
    figureSmall: true;
    label: true;
    srOnly: true;
  }
}

const createDisplayStyle = (fontWeight: number, fontSize: string, lineHeight: number, letterSpacing = '-0.01em') => ({
  fontFamily: DISPLAY_FONT,
  fontWeight,
  fontSize,
  lineHeight,
  letterSpacing,
});

/**
 * Type scale with fluid headings: h1 opens a landing page, h2 a page or section, and h3 to h6 are for nested sections. Sizes of headings
 * are capped, so that a word of fourteen letters fits on a phone at any text size. `subtitle1` introduces a page, `body1` (17 px) is for
 * reading, `body2` for cards and facts.
 */
export const typography: TypographyVariantsOptions = {
  fontFamily: READING_FONT,
  h1: createDisplayStyle(700, 'min(clamp(2.25rem, 1.55rem + 3vw, 3.75rem), 12.5vw)', 1.06, '-0.02em'),
  h2: createDisplayStyle(700, 'min(clamp(1.875rem, 1.45rem + 1.9vw, 3rem), 11vw)', 1.08, '-0.02em'),
  h3: createDisplayStyle(600, 'min(clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem), 9.5vw)', 1.2),
  h4: createDisplayStyle(600, 'min(1.25rem, 9vw)', 1.22),
  h5: createDisplayStyle(600, '1.125rem', 1.3, '0'),
  h6: createDisplayStyle(600, '1rem', 1.35, '0'),
  subtitle1: { fontSize: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)', lineHeight: 1.5 },
  subtitle2: { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 600 },
  body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
  button: { ...createDisplayStyle(600, '1.0625rem', 1.2, '0'), textTransform: 'none' },
  caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
  overline: { ...createDisplayStyle(600, '0.875rem', 1.4, '0.06em'), textTransform: 'uppercase' },
  display: createDisplayStyle(700, 'min(clamp(2.5rem, 0.6rem + 5.4vw, 5.375rem), 12.5vw)', 0.98, '-0.03em'),
  title: createDisplayStyle(700, 'min(clamp(1.75rem, 1.4rem + 1.4vw, 2.625rem), 11vw)', 1.08, '-0.02em'),
  figure: createDisplayStyle(700, 'min(clamp(2.125rem, 1.25rem + 4.2vw, 4.75rem), 14vw)', 1, '-0.03em'),
  figureSmall: createDisplayStyle(700, 'min(clamp(2.5rem, 2rem + 1.6vw, 3.5rem), 14vw)', 1, '-0.03em'),
  label: createDisplayStyle(600, '0.9375rem', 1.4, '0'),
  srOnly: {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: 0,
  },
};
