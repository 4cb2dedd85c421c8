import { RADIUS, SCRIM, TOUCH } from '../primitives.ts';
import { down, tone } from '../tokens.ts';
import { addLooks } from './addLooks.ts';

/** A window with hardly more than a phone's keyboard leaves. */
const LOW = '@media (max-height:480px)';

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
      paper: {
        width: 'min(36rem, calc(100% - 32px))',
        margin: 16,
        border: `1px solid ${tone.line}`,
        borderRadius: RADIUS,
        // What Tab leads to is not hidden behind the buttons.
        scrollPaddingBottom: 96,
        '&.MuiDialog-paperFullScreen': { width: '100%', margin: 0, border: 0, borderRadius: 0 },
        // Above a phone's keyboard there is no room for words that scroll between a title and buttons that stay.
        [LOW]: { maxHeight: 'calc(100% - 16px)', marginBlock: 8, '& .MuiDialogContent-root': { flex: 'none', overflowY: 'visible' } },
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
        // In a form that is longer than the window its buttons stay in sight.
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        backgroundColor: tone.surface,
        [LOW]: { position: 'static' },
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        // On a phone they share their lines from edge to edge.
        [down.sm]: { '& > .MuiButton-root': { flex: '1 1 auto', minHeight: TOUCH + 4, padding: '10px 14px', fontSize: '1.0625rem' } },
      },
    },
  },
});
