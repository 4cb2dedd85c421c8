import { RADIUS, SCRIM, TOUCH } from '../primitives.ts';
import { tone } from '../tokens.ts';
import { addLooks } from './addLooks.ts';

/** What lies over the page: sheets with a line round them, menus, drawers, and the veil between. */
addLooks({
  MuiMenu: { styleOverrides: { paper: { border: `1px solid ${tone.line}` }, list: { padding: 8 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: TOUCH,
        borderRadius: RADIUS,
        whiteSpace: 'normal',
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: tone.violetSoft },
      },
    },
  },
  MuiDrawer: {
    styleOverrides: { paper: { border: 0, borderInlineStart: `1px solid ${tone.line}`, borderRadius: 0, backgroundColor: tone.surface } },
  },
  MuiBackdrop: { styleOverrides: { root: { backgroundColor: SCRIM } } },
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
