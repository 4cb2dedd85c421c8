import { Paper, Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router';
import type { Applicant } from '../../api/models/job.ts';
import { down, tone } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { columnsOf, type RowActs } from './ApplicantColumns.tsx';
import type { ApplicantsAddress, Sort } from './applicantsAddress.ts';
import { WITHIN_LIST } from './Pager.tsx';

/** On a phone each row is a card whose cells carry the names of their columns. */
const CardTable = styled(Table)({
  '& th, & td': { padding: '12px 16px', borderBottomColor: tone.line },
  '& th': { color: tone.inkSoft, fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 },
  '& th .MuiTableSortLabel-root': { minHeight: 44, alignItems: 'center', '& .MuiTableSortLabel-icon': { flex: 'none' } },
  '& td': { fontSize: '1rem', lineHeight: 1.45, overflowWrap: 'anywhere' },
  '& td[data-line]': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', overflowWrap: 'normal' },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '&[aria-busy=true] tbody': { opacity: 0.55 },
  [down.md]: {
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
    },
    '& td::before': { content: 'attr(data-label)', flex: 'none', color: tone.inkSoft, fontSize: '0.875rem', textAlign: 'start' },
    '& td[data-name]': { justifyContent: 'flex-start', fontSize: '1.125rem', textAlign: 'start' },
    '& td[data-name]::before': { display: 'none' },
  },
}) as typeof Table;

const Arrow = ({ className }: { className?: string }): React.JSX.Element => (
  <span className={className}>
    <Icon name="down" size={16} />
  </span>
);

/** Pressed again a column turns round; the third time the latest come first again. */
function nextOrder({ sort, descending }: ApplicantsAddress, column: Sort): Pick<ApplicantsAddress, 'sort' | 'descending'> {
  if (sort !== column) return { sort: column, descending: false };
  return descending ? { sort: null, descending: false } : { sort: column, descending: true };
}

interface Props extends RowActs {
  applicants: readonly Applicant[];
  label: string;
  address: ApplicantsAddress;
  /** where another order or page is; null where the backend knows none */
  pathOf: ((change: Partial<ApplicantsAddress>) => string) | null;
  /** other rows are on their way */
  busy: boolean;
}

/**
 * One page of those who applied (APPL-01). The roles are written out: a table that is laid out as cards would lose them in
 * some browsers.
 */
export function ApplicantTable({ applicants, label, address, pathOf, busy, ...acts }: Props): React.JSX.Element {
  const columns = columnsOf(pathOf !== null);
  const direction = address.descending ? 'desc' : 'asc';
  return (
    <Paper sx={{ overflow: 'hidden' }}>
      <CardTable role="table" aria-label={label} aria-busy={busy}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map(({ label: name, sort }) => {
              const active = sort !== undefined && sort === address.sort;
              return (
                <TableCell key={name} role="columnheader" sortDirection={active ? direction : false}>
                  {sort === undefined || pathOf === null ? (
                    name
                  ) : (
                    <TableSortLabel
                      component={RouterLink}
                      to={pathOf({ ...nextOrder(address, sort), page: 1 })}
                      state={WITHIN_LIST}
                      active={active}
                      direction={active ? direction : 'asc'}
                      IconComponent={Arrow}
                    >
                      {name}
                    </TableSortLabel>
                  )}
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {applicants.map((applicant, place) => (
            // Two applications may come without ids of their own.
            <TableRow key={`${applicant.id}-${place}`} role="row">
              {columns.map((column) => (
                <TableCell key={column.label} role="cell" data-label={column.label} {...column.attributes}>
                  {column.cell(applicant, acts)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </CardTable>
    </Paper>
  );
}
