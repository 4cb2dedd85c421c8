import type { Components, Theme } from '@mui/material/styles';
import { RADIUS } from '../primitives.ts';
import { tone } from '../tokens.ts';

/** What the site says by itself: notes, progress, placeholders, dialogs. */
export const feedback: Components<Theme> = {
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        alignItems: 'center',
        flexWrap: 'wrap',
        padding: '12px 16px',
        borderRadius: RADIUS,
        fontSize: '1rem',
        color: tone.ink,
        backgroundColor: tone.surface,
        borderColor: tone.line,
        borderInlineStartWidth: 4,
        variants: [
          { props: { severity: 'error' }, style: { borderInlineStartColor: tone.bad, '& .MuiAlert-icon': { color: tone.bad } } },
          {
            props: { severity: 'warning' },
            style: { borderInlineStartColor: tone.marigold, '& .MuiAlert-icon': { color: tone.marigoldText } },
          },
          { props: { severity: 'info' }, style: { borderInlineStartColor: tone.teal, '& .MuiAlert-icon': { color: tone.teal } } },
          { props: { severity: 'success' }, style: { borderInlineStartColor: tone.good, '& .MuiAlert-icon': { color: tone.good } } },
        ],
      },
      icon: { padding: 0 },
      message: { flex: '1 1 220px', minWidth: 0, padding: 0, overflowWrap: 'anywhere' },
      action: { alignItems: 'center', margin: 0, padding: 0 },
    },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rounded' },
    styleOverrides: { root: { maxWidth: '100%', backgroundColor: tone.line }, rounded: { borderRadius: RADIUS / 2 } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { width: 'min(36rem, calc(100% - 32px))', margin: 16, border: `1px solid ${tone.line}`, borderRadius: RADIUS },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: '24px 24px 8px' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px' } } },
  MuiDialogActions: {
    styleOverrides: { root: { flexWrap: 'wrap', gap: 12, padding: '16px 24px 24px', '& > :not(style) ~ :not(style)': { marginLeft: 0 } } },
  },
};
