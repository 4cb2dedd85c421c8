import type { Components, Theme } from '@mui/material/styles';
import { RADIUS, TOUCH } from '../primitives.ts';
import { tone, up } from '../tokens.ts';
import { typography } from '../typography.ts';

/** Lists, menus, drawers, breadcrumbs and tabs. */
export const navigation: Components<Theme> = {
  MuiList: { defaultProps: { disablePadding: true } },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: TOUCH,
        padding: '8px 12px',
        borderRadius: RADIUS,
        '&:hover': { backgroundColor: tone.tint },
        '&[aria-current="page"]': {
          color: tone.primary,
          textDecoration: 'underline',
          textDecorationThickness: 2,
          textUnderlineOffset: 6,
        },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: tone.primarySoft },
      },
    },
  },
  MuiMenu: { styleOverrides: { paper: { border: `1px solid ${tone.line}` }, list: { padding: 8 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: TOUCH,
        borderRadius: RADIUS,
        whiteSpace: 'normal',
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: tone.primarySoft },
      },
    },
  },
  MuiDrawer: {
    styleOverrides: { paper: { border: 0, borderInlineStart: `1px solid ${tone.line}`, borderRadius: 0, backgroundColor: tone.surface } },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: { ...typography.body2, color: tone.inkSoft },
      li: { maxWidth: '100%' },
      separator: { color: tone.lineStrong },
    },
  },
  MuiTabs: {
    defaultProps: { variant: 'scrollable', scrollButtons: 'auto', allowScrollButtonsMobile: true },
    styleOverrides: {
      root: { position: 'relative', minHeight: TOUCH + 4, borderBottom: `1px solid ${tone.line}` },
      // Lets the three tabs of My Jobs fit on the narrowest phones.
      list: { gap: 'clamp(3px, 5vw - 15px, 32px)' },
      // MUI shows its arrows even when the last tab overflows by a fraction of a pixel. The arrows overlay both ends of the list, and
      // scroll padding keeps the tabs clear of the arrows.
      scroller: { paddingBlock: 1, marginBlock: -1, scrollPaddingInline: TOUCH },
      // The tab draws the mark itself. MUI measures its indicator, which would therefore appear only after hydration.
      indicator: { display: 'none' },
    },
  },
  MuiTabScrollButton: {
    // Overlaid, so that an appearing arrow does not change the scroll width. If the width changed, MUI would scroll to the selected tab.
    styleOverrides: {
      root: {
        position: 'absolute',
        zIndex: 1,
        insetBlock: 0,
        opacity: 1,
        insetInlineStart: 0,
        width: TOUCH,
        background: `linear-gradient(to right, ${tone.paper} 65%, transparent)`,
        '&.Mui-disabled': { visibility: 'hidden' },
        '.MuiTabs-scroller ~ &': {
          insetInline: 'auto 0',
          background: `linear-gradient(to left, ${tone.paper} 65%, transparent)`,
        },
        '@media (forced-colors:active)': { '&, .MuiTabs-scroller ~ &': { background: 'Canvas' } },
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: TOUCH + 4,
        padding: '8px 6px',
        // Lets the four tabs of a member's dashboard fit on phones.
        fontSize: '1rem',
        [up.sm]: { fontSize: '1.125rem' },
        color: tone.inkSoft,
        opacity: 1,
        '&:hover': { color: tone.primary },
        '&.Mui-selected': { color: tone.ink, boxShadow: `inset 0 -3px 0 ${tone.accent}` },
        '@media (forced-colors:active)': { '&.Mui-selected': { textDecoration: 'underline', textDecorationThickness: 3 } },
      },
    },
  },
};
