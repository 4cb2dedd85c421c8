import { Alert, Paper, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { MEMBER_FIELDS } from '../../../shared/memberFields.ts';
import type { ImportedValue, ImportReport as Report } from '../../api/models/member.ts';
import { groupIndian } from '../../lib/grouping.ts';
import { CardTable } from '../../ui/CardTable.tsx';

interface TableProps {
  label: string;
  headings: readonly string[];
  /** headings of the columns that must not wrap */
  nowrapColumns?: readonly string[];
  rows: readonly (readonly string[])[];
}

function ReportTable({ label, headings, nowrapColumns = ['Line'], rows }: TableProps): React.JSX.Element {
  return (
    <Paper variant="outlined" tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: { sm: 320 }, overflow: 'auto' }}>
      <CardTable role="table" aria-label={label}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {headings.map((name) => (
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
                  key={headings[index]}
                  role="cell"
                  data-label={headings[index]}
                  sx={{ whiteSpace: 'pre-line' }}
                  {...(nowrapColumns.includes(headings[index] ?? '') && { 'data-line': '' })}
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

const truncationNote = (shownCount: number, totalCount: number, what: string): React.JSX.Element | null =>
  totalCount > shownCount ? (
    <Typography variant="body2" color="textSecondary">{`Shows ${shownCount} of ${groupIndian(totalCount)} ${what}.`}</Typography>
  ) : null;

const LABELS: Readonly<Record<ImportedValue['field'], string>> = {
  name: MEMBER_FIELDS.name.label,
  membershipNumber: MEMBER_FIELDS.membershipNumber.label,
  mobileNumber: MEMBER_FIELDS.mobileNumber.label,
  role: 'Role',
  state: 'Status',
};

function describeValue({ field, before, after }: ImportedValue): string {
  const label = LABELS[field];
  if (before === null) return `${label} ${after ?? ''} is added`;
  return after === null ? `${label} ${before} is deleted` : `${label} ${before} becomes ${after}`;
}

interface Props {
  report: Report;
  /** choices about the changes, shown before them */
  children?: ReactNode;
}

/** Validation errors by line, or a preview of the changes. */
export function ImportReport({ report, children }: Props): React.JSX.Element {
  const { message, wrong, problems, sample, added, changed, ignoredColumns } = report;
  const alert = useRef<HTMLDivElement>(null);
  // On phones the report would be out of view, below the explanation.
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
      {wrong === 0 && children}
      {wrong > 0 ? (
        <>
          <ReportTable
            label="Mistakes"
            headings={['Line', 'What is wrong']}
            rows={problems.map(({ line, problem }) => [groupIndian(line), problem])}
          />
          {truncationNote(problems.length, wrong, 'mistakes')}
        </>
      ) : (
        sample.length > 0 && (
          <>
            <ReportTable
              label="What would be done"
              headings={['Line', 'Member', 'E-mail', 'Role', 'Status', 'Values']}
              nowrapColumns={['Line', 'Role', 'Status']}
              rows={sample.map(({ line, action, name, email, role, state, values }) => [
                groupIndian(line),
                `${action === 'adds' ? 'Adds' : 'Changes'} ${name}`,
                email,
                role,
                state,
                values.map(describeValue).join('\n') || '–',
              ])}
            />
            {truncationNote(sample.length, added + changed, 'lines; those that delete or change something are preferred')}
          </>
        )
      )}
    </>
  );
}
