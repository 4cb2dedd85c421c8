import { Paper, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { Applicant } from '../../api/models/job.ts';
import { CardTable } from '../../ui/CardTable.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { KEEP_SCROLL_POSITION } from '../../ui/page/Pager.tsx';
import { columnsOf, type RowActions } from './ApplicantColumns.tsx';
import type { ApplicantsAddress, Sort } from './applicantsAddress.ts';

const Arrow = ({ className }: { className?: string }): React.JSX.Element => (
  <span className={className}>
    <Icon icon="down" size={16} />
  </span>
);

/** Returns the order that a press on a column's header leads to: ascending, then descending, then the latest first. */
function nextOrder({ sort, descending }: ApplicantsAddress, column: Sort): Pick<ApplicantsAddress, 'sort' | 'descending'> {
  if (sort !== column) return { sort: column, descending: false };
  return descending ? { sort: null, descending: false } : { sort: column, descending: true };
}

interface Props extends RowActions {
  applicants: readonly Applicant[];
  label: string;
  address: ApplicantsAddress;
  /** returns the URL path of the list with another order or page */
  pathOf: (change: Partial<ApplicantsAddress>) => string;
  /** whether the backend supports stages */
  hasStages: boolean;
  busy: boolean;
}

/** One page of applicants (APPL-01). The roles are explicit, because the card layout removes table semantics in some browsers. */
export function ApplicantTable({ applicants, label, address, pathOf, hasStages, busy, ...actions }: Props): React.JSX.Element {
  const columns = columnsOf(hasStages);
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
                  {sort === undefined ? (
                    name
                  ) : (
                    <TableSortLabel
                      component={RouterLink}
                      to={pathOf({ ...nextOrder(address, sort), page: 1 })}
                      {...KEEP_SCROLL_POSITION}
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
          {applicants.map((applicant, index) => (
            // The index makes the key unique, because applications may lack ids.
            <TableRow key={`${applicant.id}-${index}`} role="row">
              {columns.map((column) => (
                <TableCell key={column.label} role="cell" data-label={column.label} {...column.attributes}>
                  {column.cell(applicant, actions)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </CardTable>
    </Paper>
  );
}
