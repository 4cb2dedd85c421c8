import type { Components, Theme } from '@mui/material/styles';
import { RADIUS, TOUCH } from '../primitives.ts';
import { tone } from '../tokens.ts';
import { typography } from '../typography.ts';

/** Lists of links, menus, drawers, breadcrumbs and tabs. */
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
      // On the narrowest phones three tabs of My Jobs have their place.
      list: { gap: 'clamp(3px, 5vw - 15px, 32px)' },
      // MUI shows its arrows when it sees less than all of the last tab: a tab that begins between two pixels is no such one.
      // What is brought into view stops short of the arrows, which lie over the ends.
      scroller: { paddingBlock: 1, marginBlock: -1, scrollPaddingInline: TOUCH },
      // Drawn by the tab itself: MUI's line is measured, and so comes with the scripts only.
      indicator: { display: 'none' },
    },
  },
  MuiTabScrollButton: {
    // Over the tabs, not beside them: the tabs begin in line with the page, and an arrow that comes or goes never changes the
    // width that is scrolled in, upon which MUI would take the visitor back to the chosen tab.
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
        fontSize: '1.125rem',
        color: tone.inkSoft,
        opacity: 1,
        '&:hover': { color: tone.primary },
        '&.Mui-selected': { color: tone.ink, boxShadow: `inset 0 -3px 0 ${tone.accent}` },
        '@media (forced-colors:active)': { '&.Mui-selected': { textDecoration: 'underline', textDecorationThickness: 3 } },
      },
    },
  },
};
