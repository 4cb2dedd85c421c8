import type { Components, Theme } from '@mui/material/styles';
import { RADIUS, SCRIM, TOUCH } from '../primitives.ts';
import { tone } from '../tokens.ts';
import { typography } from '../typography.ts';

/** Tabs, breadcrumbs, lists of links, menus and drawers. */
export const navigation: Components<Theme> = {
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
