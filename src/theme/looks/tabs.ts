import { TOUCH } from '../primitives.ts';
import { tone } from '../tokens.ts';
import { addLooks } from './addLooks.ts';

/** Tabs as words on a line; the present one is underlined in marigold. */
addLooks({
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
});
