import type { Components, Theme } from '@mui/material/styles';
import { RADIUS, SCRIM, TOUCH } from '../primitives.ts';
import { tone } from '../tokens.ts';
import { typography } from '../typography.ts';

/** Tabs, breadcrumbs, lists of links, menus and drawers. */
export const navigation: Components<Theme> = {
  MuiTabs: {
    defaultProps: { variant: 'scrollable', scrollButtons: 'auto', allowScrollButtonsMobile: true },
    styleOverrides: {
      root: { minHeight: TOUCH + 4, borderBottom: `1px solid ${tone.line}` },
      list: { gap: 'clamp(8px, 3vw, 32px)' },
      // MUI shows its arrows when it sees less than all of the last tab: a tab that begins between two pixels is no such one.
      scroller: { paddingBlock: 1, marginBlock: -1 },
      // Drawn by the tab itself: MUI's line is measured, and so comes with the scripts only.
      indicator: { display: 'none' },
    },
  },
  MuiTabScrollButton: {
    // Where there is nothing more on its side, the tabs begin in line with the page.
    styleOverrides: { root: { width: TOUCH, '&.Mui-disabled': { width: 0 } } },
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
        '&:hover': { color: tone.violet },
        '&.Mui-selected': { color: tone.ink, boxShadow: `inset 0 -3px 0 ${tone.marigold}` },
        '@media (forced-colors:active)': { '&.Mui-selected': { textDecoration: 'underline', textDecorationThickness: 3 } },
      },
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: { ...typography.body2, color: tone.inkSoft },
      li: { maxWidth: '100%' },
      separator: { color: tone.lineStrong },
    },
  },
  MuiList: { defaultProps: { disablePadding: true } },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: TOUCH,
        padding: '8px 12px',
        borderRadius: RADIUS,
        '&:hover': { backgroundColor: tone.tint },
        '&[aria-current="page"]': {
          color: tone.violet,
          textDecoration: 'underline',
          textDecorationThickness: 2,
          textUnderlineOffset: 6,
        },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: tone.violetSoft },
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
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: tone.violetSoft },
      },
    },
  },
  MuiDrawer: {
    styleOverrides: { paper: { border: 0, borderInlineStart: `1px solid ${tone.line}`, borderRadius: 0, backgroundColor: tone.surface } },
  },
  MuiBackdrop: { styleOverrides: { root: { backgroundColor: SCRIM } } },
};
