import { Alert, Paper, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { ImportReport as Report } from '../../api/models/member.ts';
import { groupIndian } from '../../lib/grouping.ts';
import { CardTable } from '../../ui/CardTable.tsx';

interface TableProps {
  label: string;
  head: readonly string[];
  /** columns that must not wrap */
  extraColumns?: readonly string[];
  rows: readonly (readonly string[])[];
}

function Rows({ label, head, extraColumns = ['Line'], rows }: TableProps): React.JSX.Element {
  return (
    <Paper variant="outlined" tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: { sm: 320 }, overflow: 'auto' }}>
      <CardTable role="table" aria-label={label}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {head.map((name) => (
              <TableCell key={name} role="columnheader">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map((cells) => (
            <TableRow key={cells.join('|')} role="row">
              {cells.map((cell, index) => (
                <TableCell
                  key={head[index]}
                  role="cell"
                  data-label={head[index]}
                  {...(extraColumns.includes(head[index] ?? '') && { 'data-line': '' })}
                >
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </CardTable>
    </Paper>
  );
}

const moreText = (shownCount: number, totalCount: number, what: string): React.JSX.Element | null =>
  totalCount > shownCount ? (
    <Typography variant="body2" color="textSecondary">{`The first ${shownCount} of ${groupIndian(totalCount)} ${what}.`}</Typography>
  ) : null;

/** Validation errors by line, or a preview of the changes. */
export function ImportReport({ report }: { report: Report }): React.JSX.Element {
  const { message, wrong, problems, sample, added, changed, ignoredColumns } = report;
  const alert = useRef<HTMLDivElement>(null);
  // On phones the report is out of view, below the explanation.
  useEffect(() => {
    alert.current?.focus({ preventScroll: true });
    alert.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
  }, []);
  return (
    <>
      <Alert ref={alert} tabIndex={-1} severity={wrong > 0 ? 'error' : 'info'} icon={false} role="status">
        {message}
        {wrong > 0 && ' Correct the file and choose it again: nothing is imported until every line is valid.'}
      </Alert>
      {ignoredColumns.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {`Ignored columns: ${ignoredColumns.join(', ')}.`}
        </Typography>
      )}
      {wrong > 0 ? (
        <>
          <Rows
            label="Mistakes"
            head={['Line', 'What is wrong']}
            rows={problems.map(({ line, problem }) => [groupIndian(line), problem])}
          />
          {moreText(problems.length, wrong, 'mistakes')}
        </>
      ) : (
        sample.length > 0 && (
          <>
            <Rows
              label="What would be done"
              head={['Line', 'Member', 'E-mail', 'Role', 'Status']}
              extraColumns={['Line', 'Role', 'Status']}
              rows={sample.map(({ line, action, name, email, role, state }) => [
                groupIndian(line),
                `${action === 'adds' ? 'Adds' : 'Changes'} ${name}`,
                email,
                role,
                state,
              ])}
            />
            {moreText(sample.length, added + changed, 'lines')}
          </>
        )
      )}
    </>
  );
}
