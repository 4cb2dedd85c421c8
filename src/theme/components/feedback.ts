import type { Components, Theme } from '@mui/material/styles';
import { SHADE } from '../../../shared/colours.ts';
import { RADIUS, TOUCH } from '../primitives.ts';
import { down, lowWindow, tone } from '../tokens.ts';

export const feedback: Components<Theme> = {
  MuiSkeleton: {
    defaultProps: { variant: 'rounded' },
    styleOverrides: { root: { maxWidth: '100%', backgroundColor: tone.line }, rounded: { borderRadius: RADIUS / 2 } },
  },
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: '8px 16px',
        padding: '12px 16px',
        borderRadius: RADIUS,
        fontSize: '1rem',
        color: tone.ink,
        backgroundColor: tone.surface,
        borderColor: tone.line,
        borderInlineStartWidth: 4,
        variants: [
          { props: { severity: 'error' }, style: { borderInlineStartColor: tone.error, '& .MuiAlert-icon': { color: tone.error } } },
          {
            props: { severity: 'warning' },
            style: { borderInlineStartColor: tone.accent, '& .MuiAlert-icon': { color: tone.accentText } },
          },
          { props: { severity: 'info' }, style: { borderInlineStartColor: tone.secondary, '& .MuiAlert-icon': { color: tone.secondary } } },
          { props: { severity: 'success' }, style: { borderInlineStartColor: tone.success, '& .MuiAlert-icon': { color: tone.success } } },
        ],
      },
      icon: { margin: 0, padding: 0 },
      message: { flex: '1 1 150px', minWidth: 0, padding: 0, overflowWrap: 'anywhere' },
      action: { flexWrap: 'wrap', alignItems: 'center', gap: 12, margin: 0, padding: 0 },
    },
  },
  MuiBackdrop: { styleOverrides: { root: { backgroundColor: SHADE.scrim } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        width: 'min(36rem, calc(100% - 32px))',
        margin: 16,
        border: `1px solid ${tone.line}`,
        borderRadius: RADIUS,
        // The whole dialog scrolls, not only its content. The focus is on or in the dialog, so the scroll keys work.
        '& .MuiDialogContent-root': { flex: '1 0 auto', overflowY: 'visible' },
        // Keeps a focused element from being hidden behind the buttons.
        scrollPaddingBottom: 96,
        '&.MuiDialog-paperFullScreen': { width: '100%', margin: 0, border: 0, borderRadius: 0 },
        [lowWindow]: { maxHeight: 'calc(100% - 16px)', marginBlock: 8 },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '24px 24px 8px' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: 12,
        padding: '16px 24px 24px',
        // The buttons stay visible when the form is longer than the window. They are in the scroll padding, see `MuiAppBar`.
        position: 'sticky',
        bottom: 0,
        '& *': { scrollMarginBottom: -96 },
        zIndex: 1,
        backgroundColor: tone.surface,
        [lowWindow]: { position: 'static', '& *': { scrollMarginBottom: 0 } },
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        // On a phone the buttons fill the width of their lines.
        [down.sm]: { '& > .MuiButton-root': { flex: '1 1 auto', minHeight: TOUCH + 4, padding: '10px 14px', fontSize: '1.0625rem' } },
      },
    },
  },
};
