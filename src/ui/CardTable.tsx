import { Table } from '@mui/material';
import { styled } from '@mui/material/styles';
import { down, tone, up } from '../theme/tokens.ts';

/** Narrow windows, but not paper. */
const NARROW_SCREEN = down.md.replace('@media', '@media screen and');

/**
 * Table whose rows become cards on narrow windows. In a card, a cell shows its `data-label` as the name of the column, and the cell with
 * `data-name` is the title. `data-line` keeps a cell on one line. On paper it is a table, without `data-actions`.
 */
export const CardTable = styled(Table)({
  '& th, & td': { padding: '12px 16px', borderBottomColor: tone.line },
  '& th': { color: tone.inkSoft, fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 },
  '& th .MuiTableSortLabel-root': { minHeight: 44, alignItems: 'center', '& .MuiTableSortLabel-icon': { flex: 'none' } },
  '& td': { fontSize: '1rem', lineHeight: 1.45, overflowWrap: 'anywhere' },
  '& td[data-line]': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', overflowWrap: 'normal' },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '&[aria-busy=true] tbody': { opacity: 0.55 },
  '@media print': { '& [data-actions]': { display: 'none' } },
  [NARROW_SCREEN]: {
    '&, & tbody, & tr, & td': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': { padding: '12px 0', borderBottom: `1px solid ${tone.line}` },
    '& tr:last-of-type': { borderBottom: 0 },
    '& td': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: 16,
      padding: '6px 16px',
      border: 0,
      textAlign: 'end',
      // On a tablet, the value is next to its label, not at the opposite edge.
      [up.sm]: { justifyContent: 'flex-start', textAlign: 'start' },
    },
    '& td::before': {
      content: 'attr(data-label)',
      flex: 'none',
      color: tone.inkSoft,
      fontSize: '0.875rem',
      textAlign: 'start',
      [up.sm]: { width: '11rem' },
    },
    '& td[data-name]': { justifyContent: 'flex-start', fontSize: '1.125rem', textAlign: 'start' },
    '& td[data-name]::before': { display: 'none' },
  },
}) as typeof Table;
