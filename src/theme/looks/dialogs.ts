import { RADIUS } from '../primitives.ts';
import { tone } from '../tokens.ts';
import { addLooks } from './addLooks.ts';

/** What has to be answered before anything else: a sheet with a line round it. */
addLooks({
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
});
