import type { Components, Theme } from '@mui/material/styles';

/** What our design changes in MUI's own components, by component. */
export const components: Components<Theme> = {
  MuiTypography: {
    // MUI would make headings of them.
    defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p', body1: 'p', body2: 'p', overline: 'p' } },
    styleOverrides: {
      root: {
        textWrap: 'pretty',
        variants: [
          { props: { variant: 'h1' }, style: { textWrap: 'balance' } },
          { props: { variant: 'h2' }, style: { textWrap: 'balance' } },
        ],
      },
    },
  },
  MuiContainer: {
    defaultProps: { maxWidth: 'lg' },
    styleOverrides: {
      root: { paddingInline: 'clamp(16px, 4vw, 40px)' },
    },
  },
};
