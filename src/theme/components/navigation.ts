import type { Components, Theme } from '@mui/material/styles';
import { RADIUS, TOUCH } from '../primitives.ts';
import { tone } from '../tokens.ts';

/** Tabs, breadcrumbs, lists of links, menus and drawers. */
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
          color: tone.violet,
          textDecoration: 'underline',
          textDecorationThickness: 2,
          textUnderlineOffset: 6,
        },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: tone.violetSoft },
      },
    },
  },
};
