import { styled } from '@mui/material/styles';
import { narrowWindow, tone, touch, up } from '../../theme/tokens.ts';

/** Footer columns with lines of 44 px, so that all columns align; two columns on phones. */
export const FooterColumns = styled('div')({
  display: 'grid',
  columnGap: 16,
  gridTemplateColumns: 'auto auto',
  // The stretchable row takes up the difference in height.
  gridTemplateRows: 'auto auto 1fr auto',
  justifyContent: 'space-between',
  paddingBlock: '10px 12px',
  '& > div': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: '1fr auto', alignItems: 'center', rowGap: 4, marginRight: -10 },
  '& > div > p': { gridRow: 2, gridColumn: '1 / -1', maxWidth: '34ch', color: tone.onDeepSoft },
  '& > nav:nth-of-type(1)': { gridRow: '2 / 4', gridColumn: 1 },
  '& > nav:nth-of-type(2)': { gridRow: 2, gridColumn: 2 },
  '& > nav:nth-of-type(3)': { gridRow: 4, gridColumn: 1 },
  '& > nav:nth-of-type(4)': { gridRow: '3 / 5', gridColumn: 2 },
  '& h2': { display: 'flex', alignItems: 'center', minHeight: touch, paddingTop: 6 },
  '& li': { minHeight: touch },
  '& li > .MuiListItemButton-root': {
    marginInline: -8,
    padding: '0 8px',
    fontSize: '0.9375rem',
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
  },
  [narrowWindow]: { display: 'block', '& > div': { marginBottom: 8 } },
  [up.sm]: {
    paddingBlock: '32px 24px',
    gridTemplateColumns: 'repeat(4, auto)',
    gridTemplateRows: 'auto auto',
    rowGap: 16,
    '& > nav:nth-of-type(n)': { gridRow: 2, gridColumn: 'auto' },
  },
  [up.menu]: {
    columnGap: 'clamp(24px, 4vw, 64px)',
    gridTemplateColumns: '1fr repeat(4, auto)',
    paddingBlock: '40px 32px',
    '& > div': { gridColumn: 'auto', gridRow: 2, gridTemplateColumns: 'auto', alignContent: 'start', rowGap: 8 },
    '& > div > ul': { marginInline: -10 },
  },
});
