import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { GUTTER, PAGE_WIDTH } from '../primitives.ts';
import { tone } from '../tokens.ts';

/** Headings whose lines are balanced. */
const HEADING_VARIANTS = ['display', 'title', 'h1', 'h2', 'h3', 'h4'] as const;
const balancedText: CSSObject = { textWrap: 'balance' };

export const layout: Components<Theme> = {
  MuiContainer: {
    // MUI's own gutters change at `sm` and would override ours.
    defaultProps: { maxWidth: 'lg', disableGutters: true },
    styleOverrides: {
      // Header, pages and footer have the same margins, so that they align at every width.
      root: { paddingInline: GUTTER },
      maxWidthLg: { '@media (min-width:0px)': { maxWidth: PAGE_WIDTH } },
    },
  },
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        subtitle1: 'p',
        subtitle2: 'p',
        body1: 'p',
        body2: 'p',
        caption: 'span',
        overline: 'p',
        figure: 'p',
        figureSmall: 'p',
        label: 'p',
        srOnly: 'span',
        h1: 'h1',
        h2: 'h2',
        h3: 'h3',
        h4: 'h4',
        h5: 'h5',
        h6: 'h6',
      },
    },
    styleOverrides: {
      root: {
        overflowWrap: 'anywhere',
        textWrap: 'pretty',
        variants: HEADING_VARIANTS.map((variant) => ({ props: { variant }, style: balancedText })),
      },
    },
  },
  MuiDivider: {
    styleOverrides: { root: { borderColor: tone.line } },
  },
};
