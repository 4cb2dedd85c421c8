import { Button, Link, Paper, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import type { Applicant } from '../../api/models/job.ts';
import { mailHref } from '../../lib/links.ts';
import { formatRupees } from '../../lib/money.ts';
import { counted } from '../../lib/text.ts';
import { down, tone } from '../../theme/tokens.ts';
import { CvDownload } from './CvDownload.tsx';

/** How many rows are drawn at a time: a job may have thousands. */
const STEP = 50;

/** On a phone each row is a card whose cells carry the names of their columns. */
const CardTable = styled(Table)({
  '& th, & td': { padding: '12px 16px', borderBottomColor: tone.line },
  '& th': { color: tone.inkSoft, fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4, verticalAlign: 'bottom' },
  '& td': { fontSize: '1rem', lineHeight: 1.45, overflowWrap: 'anywhere' },
  '& td[data-line]': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', overflowWrap: 'normal' },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
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
});

interface Column {
  label: string;
  cell: (applicant: Applicant) => ReactNode;
  attributes?: Readonly<Record<string, string>>;
}

function Address({ email }: { email: string }): React.JSX.Element {
  const href = mailHref(email);
  if (href === null) return <>{email}</>;
  return (
    <Link href={href} sx={{ display: 'inline-block', py: 1.25 }}>
      {email}
    </Link>
  );
}

const ON_ONE_LINE = { 'data-line': '' };
const NOTHING = 'Not specified';

/** The columns of the documents (APPL-01). */
const COLUMNS: readonly Column[] = [
  { label: 'Name', cell: ({ name }) => <strong>{name || 'No name'}</strong>, attributes: { 'data-name': '' } },
  { label: 'Email', cell: ({ email }) => <Address email={email} /> },
  { label: 'Years of Exp', cell: ({ experience }) => experience ?? NOTHING, attributes: ON_ONE_LINE },
  { label: 'Employee Type', cell: ({ employeeType }) => employeeType ?? NOTHING },
  { label: 'Expected CTC', cell: ({ expectedCtc }) => formatRupees(expectedCtc), attributes: ON_ONE_LINE },
  { label: 'Current CTC', cell: ({ currentCtc }) => formatRupees(currentCtc), attributes: ON_ONE_LINE },
  { label: 'CV', cell: ({ cv, name }) => <CvDownload file={cv} name={name} />, attributes: ON_ONE_LINE },
];

/**
 * Who applied, the latest first (APPL-01). The roles are written out: a table that is laid out as cards would lose them in
 * some browsers.
 */
export function ApplicantTable({ applicants, label }: { applicants: readonly Applicant[]; label: string }): React.JSX.Element {
  const [most, setMost] = useState(STEP);
  const shown = applicants.slice(0, most);
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography color="textSecondary" role="status">
        {counted(applicants.length, 'applicant')}
      </Typography>
      <Paper sx={{ overflow: 'hidden' }}>
        <CardTable role="table" aria-label={label}>
          <TableHead role="rowgroup">
            <TableRow role="row">
              {COLUMNS.map((column) => (
                <TableCell key={column.label} role="columnheader">
                  {column.label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody role="rowgroup">
            {shown.map((applicant, place) => (
              // Two applications may come without ids of their own.
              <TableRow key={`${applicant.id}-${place}`} role="row">
                {COLUMNS.map((column) => (
                  <TableCell key={column.label} role="cell" data-label={column.label} {...column.attributes}>
                    {column.cell(applicant)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </CardTable>
      </Paper>
      {applicants.length > most && (
        <Button sx={{ alignSelf: 'center' }} onClick={() => setMost(most + STEP)}>
          Load More
        </Button>
      )}
    </Stack>
  );
}
