import { DISPLAY_FACE, READING_FACE } from './primitives.ts';

const display = (fontWeight: number, fontSize: string, lineHeight: number, letterSpacing = '-0.01em') => ({
  fontFamily: DISPLAY_FACE,
  fontWeight,
  fontSize,
  lineHeight,
  letterSpacing,
});

/**
 * The type scale. Headings grow with the window between two sizes; text for reading is 17 px with long
 * lines' leading. `overline` is the small line above a heading.
 */
export const typography = {
  fontFamily: READING_FACE,
  h1: display(700, 'clamp(2.25rem, 1.55rem + 3vw, 3.75rem)', 1.06, '-0.02em'),
  h2: display(700, 'clamp(1.75rem, 1.4rem + 1.5vw, 2.625rem)', 1.12, '-0.015em'),
  h3: display(600, 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)', 1.2),
  h4: display(600, '1.25rem', 1.25),
  h5: display(600, '1.125rem', 1.3, '0'),
  h6: display(600, '1rem', 1.35, '0'),
  subtitle1: { fontSize: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)', lineHeight: 1.55 },
  subtitle2: { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 600 },
  body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
  button: { ...display(600, '1.0625rem', 1.2, '0'), textTransform: 'none' as const },
  caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
  overline: {
    ...display(600, '0.875rem', 1.4, '0.06em'),
    textTransform: 'uppercase' as const,
  },
};
