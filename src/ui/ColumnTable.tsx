import { Paper, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { CardTable } from './CardTable.tsx';

/** Label of the column with buttons, which only screen readers get. */
const ACTIONS = 'Actions';

export interface Column<Row, Context> {
  label: string;
  /** @param context what all cells get, such as the actions of the buttons */
  renderCell: (row: Row, context: Context) => ReactNode;
  /** Attributes of the cell that `CardTable` reads. */
  attributes?: Readonly<Record<string, string>>;
}

interface Props<Row, Context> {
  label: string;
  columns: readonly Column<Row, Context>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  context: Context;
  busy?: boolean;
}

/** Table of records by columns. Explicit roles, because the card layout removes table semantics in some browsers. */
export function ColumnTable<Row, Context>({ label, columns, rows, keyOf, context, busy = false }: Props<Row, Context>): React.JSX.Element {
  return (
    <Paper sx={{ overflow: 'hidden' }}>
      <CardTable role="table" aria-label={label} aria-busy={busy}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map((column) => (
              <TableCell key={column.label} role="columnheader" data-actions={column.label === ACTIONS ? '' : undefined}>
                {column.label === ACTIONS ? <Typography variant="srOnly">{column.label}</Typography> : column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map((row) => (
            <TableRow key={keyOf(row)} role="row">
              {columns.map((column) => (
                <TableCell
                  key={column.label}
                  role="cell"
                  data-label={column.label === ACTIONS ? '' : column.label}
                  data-actions={column.label === ACTIONS ? '' : undefined}
                  {...column.attributes}
                >
                  {column.renderCell(row, context)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </CardTable>
    </Paper>
  );
}
