import type { Components, Theme } from '@mui/material/styles';
import { HEADER_HEIGHT } from '../primitives.ts';
import { reducedMotion, lowWindow, ringOnDeep, tone } from '../tokens.ts';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** The brand surface, dark in both schemes. */
    deep: true;
    tint: true;
  }
}

/** Papers with a thin outline instead of a shadow. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        backgroundImage: 'none',
        variants: [
          { props: { variant: 'deep' }, style: { backgroundColor: tone.deep, color: tone.onDeep, ...ringOnDeep } },
          { props: { variant: 'tint' }, style: { backgroundColor: tone.tint } },
        ],
      },
      outlined: { borderColor: tone.line },
    },
  },
  MuiCard: {
    styleOverrides: {
      root: {
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        // A card that is a link as a whole rises on hover.
        '&:has(> .MuiCardActionArea-root), &[data-lift]': { transition: 'transform .2s ease, border-color .2s ease' },
        '&:has(> .MuiCardActionArea-root):hover, &[data-lift]:hover': { borderColor: tone.primary, transform: 'translateY(-3px)' },
        [reducedMotion]: { '&&:hover': { transform: 'none' } },
      },
    },
  },
  MuiCardActionArea: {
    styleOverrides: {
      root: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', height: '100%', color: 'inherit' },
      focusHighlight: { display: 'none' },
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: {
        display: 'flex',
        flexDirection: 'column',
        flex: 1,
        gap: 8,
        padding: 'clamp(16px, 2.5vw, 24px)',
        '&:last-child': { paddingBottom: 'clamp(16px, 2.5vw, 24px)' },
      },
    },
  },
  MuiAppBar: {
    defaultProps: { position: 'sticky', color: 'default', elevation: 0, variant: 'elevation' },
    styleOverrides: {
      root: {
        backgroundColor: tone.paper,
        color: tone.ink,
        borderRadius: 0,
        borderBottom: `1px solid ${tone.line}`,
        // Without it, Chrome scrolls the page when the focus moves into the header, because the header is in the page's scroll padding.
        '& *': { scrollMarginTop: 'calc(-80px - var(--notice, 0px))' },
        [lowWindow]: { position: 'relative' },
      },
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true },
    styleOverrides: { regular: { minHeight: HEADER_HEIGHT, gap: 8, '@media (min-width:0px)': { minHeight: HEADER_HEIGHT } } },
  },
};
