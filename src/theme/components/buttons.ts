import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { LinkBehaviour } from '../LinkBehaviour.tsx';
import { RADIUS, TOUCH } from '../primitives.ts';
import { reducedMotion, tone } from '../tokens.ts';

/** Replaces MUI's ripple. */
const pressedStyle: CSSObject = { transform: 'translateY(1px)', [reducedMotion]: { transform: 'none' } };

/**
 * Flat buttons, at least 44 px high. The variant `contained` with the colour `accent` is for a section's main action. The colour `error` is
 * for actions that delete, end or refuse something.
 */
export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: LinkBehaviour },
  },
  MuiButton: {
    // No spinner over the label: a loading button pulses instead (`MuiButton-loading` below).
    defaultProps: { variant: 'outlined', disableElevation: true, loadingIndicator: '' },
    styleOverrides: {
      root: {
        minHeight: TOUCH,
        padding: '10px 20px',
        gap: 8,
        borderRadius: RADIUS,
        lineHeight: 1.2,
        textAlign: 'center',
        '&:active': pressedStyle,
        '& .MuiButton-icon': { margin: 0 },
        '&.Mui-disabled': { backgroundColor: tone.tint, borderColor: tone.line, color: tone.inkSoft },
        // AUTH-05: a pressed button pulses while its request is pending; its label stays readable.
        '&.MuiButton-loading.Mui-disabled': { color: tone.inkSoft, animation: 'pulse 1.2s ease-in-out infinite' },
        '@keyframes pulse': { '50%': { opacity: 0.55 } },
      },
      sizeSmall: { padding: '8px 14px', fontSize: '0.9375rem' },
      sizeLarge: { minHeight: 52, padding: '14px 28px', fontSize: '1.1875rem' },
      text: {
        paddingInline: 8,
        '&:hover': { backgroundColor: 'transparent', textDecoration: 'underline', textUnderlineOffset: '.2em' },
      },
      outlined: {
        borderWidth: 1.5,
        borderColor: tone.lineStrong,
        color: tone.ink,
        '&:hover': { borderColor: tone.primary, color: tone.primary, backgroundColor: 'transparent' },
        variants: [
          {
            props: { color: 'onDeep' },
            style: {
              borderColor: tone.onDeepSoft,
              color: tone.onDeep,
              '&:hover': { borderColor: tone.onDeep, color: tone.onDeep, backgroundColor: tone.deepRaised },
            },
          },
          {
            props: { color: 'error' },
            style: {
              borderColor: tone.error,
              color: tone.error,
              '&:hover': { borderColor: tone.error, color: tone.error, backgroundColor: tone.errorSoft },
            },
          },
        ],
      },
      contained: {
        // Forced-colours mode removes the background.
        '@media (forced-colors:active)': { border: '1.5px solid ButtonBorder' },
        variants: [
          {
            props: { color: 'accent' },
            style: {
              boxShadow: `inset 0 -3px 0 ${tone.accentStrong}`,
              '&:hover': { backgroundColor: tone.accentStrong, boxShadow: `inset 0 -3px 0 ${tone.accentStrong}` },
              '&:active': { boxShadow: 'none' },
            },
          },
        ],
      },
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: {
        width: TOUCH,
        height: TOUCH,
        padding: 0,
        borderRadius: RADIUS,
        '&:hover': { backgroundColor: tone.tint },
        '&:active': pressedStyle,
        '&.Mui-disabled': { color: tone.lineStrong, opacity: 0.6 },
        variants: [
          {
            props: { color: 'onDeep' },
            style: { color: tone.onDeep, '&:hover': { backgroundColor: tone.deepRaised } },
          },
        ],
      },
      // Outlined, because the button must be visible on a picture and between cards.
      sizeLarge: { border: `1.5px solid ${tone.lineStrong}`, backgroundColor: tone.surface, color: tone.ink },
    },
  },
  MuiLink: {
    defaultProps: { component: LinkBehaviour },
    styleOverrides: {
      root: {
        textDecorationThickness: 1,
        textUnderlineOffset: '.18em',
        textDecorationColor: 'currentColor',
        '&:hover': { textDecorationThickness: 2 },
      },
    },
  },
};
