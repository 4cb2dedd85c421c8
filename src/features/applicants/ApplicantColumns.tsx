import { Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Applicant } from '../../api/models/job.ts';
import { mailHref } from '../../lib/links.ts';
import { formatRupees } from '../../lib/money.ts';
import { formatDay } from '../../lib/moments.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import type { Sort } from './applicantsAddress.ts';
import { CvDownload } from './CvDownload.tsx';
import { StageMenu } from './StageMenu.tsx';

export interface Column {
  label: string;
  sort?: Sort;
  cell: (applicant: Applicant, actions: RowActions) => ReactNode;
  attributes?: Readonly<Record<string, string>>;
}

export interface RowActions {
  onDownloaded: (applicant: Applicant) => void;
  onOutdated: () => void;
}

function Email({ applicant: { email } }: { applicant: Applicant }): React.ReactNode {
  const href = mailHref(email);
  return href === null ? (
    email
  ) : (
    <Link href={href} sx={{ display: 'inline-block', py: '11px' }}>
      <Breakable>{email}</Breakable>
    </Link>
  );
}

/** Name, with the city, the day of the application and the phone number, for which the specification has no columns. */
function Person({ applicant: { name, city, appliedAt, phone } }: { applicant: Applicant }): React.JSX.Element {
  const details = [city, appliedAt === null ? null : formatDay(appliedAt)].filter((text) => text !== null);
  return (
    <span>
      <strong>{name || 'No name'}</strong>
      {details.length > 0 && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {details.join(' · ')}
        </Typography>
      )}
      {phone !== null && (
        <Link href={`tel:+91${phone}`} variant="body2" sx={{ display: 'block', width: 'fit-content', py: '11px' }}>
          {phone}
        </Link>
      )}
    </span>
  );
}

const ON_ONE_LINE = { 'data-line': '' };
const NOT_SPECIFIED = 'Not specified';

const COLUMNS: readonly Column[] = [
  { label: 'Name', sort: 'name', cell: (applicant) => <Person applicant={applicant} />, attributes: { 'data-name': '' } },
  { label: 'Email', sort: 'email', cell: (applicant) => <Email applicant={applicant} /> },
  { label: 'Years of Exp', sort: 'yearOfExperience', cell: ({ experience }) => experience ?? NOT_SPECIFIED, attributes: ON_ONE_LINE },
  { label: 'Employee Type', sort: 'employeeType', cell: ({ employeeType }) => employeeType ?? NOT_SPECIFIED },
  { label: 'Expected CTC', sort: 'expectedCTC', cell: ({ expectedCtc }) => formatRupees(expectedCtc), attributes: ON_ONE_LINE },
  { label: 'Current CTC', sort: 'currentCTC', cell: ({ currentCtc }) => formatRupees(currentCtc), attributes: ON_ONE_LINE },
  {
    label: 'CV',
    cell: (applicant, { onDownloaded }) => (
      <CvDownload file={applicant.cv} removedAt={applicant.cvRemovedAt} name={applicant.name} onSaved={() => onDownloaded(applicant)} />
    ),
    attributes: ON_ONE_LINE,
  },
];

const STAGE_COLUMN: Column = {
  label: 'Stage',
  sort: 'stage',
  cell: (applicant, { onOutdated }) =>
    applicant.stage !== null && <StageMenu applicant={applicant} stage={applicant.stage} onOutdated={onOutdated} />,
  attributes: ON_ONE_LINE,
};

/** @param hasStages whether the backend has stages */
export const columnsOf = (hasStages: boolean): readonly Column[] => (hasStages ? [...COLUMNS, STAGE_COLUMN] : COLUMNS);
