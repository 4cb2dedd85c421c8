import { useExtension } from '../../config/SettingsContext.ts';
import { FormControl, InputLabel, NativeSelect, OutlinedInput, Stack, Typography } from '@mui/material';
import { useId, type Ref } from 'react';
import { exportApplicants, type ApplicantsExport } from '../../api/downloads.ts';
import { groupIndian } from '../../lib/grouping.ts';
import { slugOf } from '../../lib/slug.ts';
import { formatCount } from '../../lib/text.ts';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import { PER_PAGE, queryOf, SORTS, type ApplicantsAddress, type Sort } from './applicantsAddress.ts';

const ORDER_LABELS: Readonly<Record<Sort, readonly [ascending: string, descending: string]>> = {
  applied: ['Earliest first', 'Latest first'],
  name: ['Name, A to Z', 'Name, Z to A'],
  email: ['Email, A to Z', 'Email, Z to A'],
  yearOfExperience: ['Years of Exp, least first', 'Years of Exp, most first'],
  employeeType: ['Employee Type, A to Z', 'Employee Type, Z to A'],
  expectedCTC: ['Expected CTC, lowest first', 'Expected CTC, highest first'],
  currentCTC: ['Current CTC, lowest first', 'Current CTC, highest first'],
  stage: ['Stage, received first', 'Stage, not chosen first'],
};

const SORT_OPTIONS = SORTS.flatMap((sort) => [
  { sort, value: `${sort} asc`, label: ORDER_LABELS[sort][0] },
  { sort, value: `${sort} desc`, label: ORDER_LABELS[sort][1] },
]);

const LATEST_FIRST = 'applied desc';

function ExportButton({ jobId, title, address }: { jobId: string; title: string; address: ApplicantsAddress }): React.JSX.Element {
  const saveExport = (): Promise<void> => {
    const { name, email, yearOfExperience, employeeType, expectedCtc, currentCtc, stage, sort, order } = queryOf(jobId, address);
    // Each field is named here, so that it becomes a type error when the contract drops it.
    const query = { name, email, yearOfExperience, employeeType, stage, sort, order, expectedCTC: expectedCtc, currentCTC: currentCtc };
    return exportApplicants(jobId, query satisfies ApplicantsExport, `applicants-${slugOf(title)}`);
  };
  return (
    <DownloadButton size="small" download={saveExport} errorSubject="exportApplicants" toastId="export">
      Export as CSV
    </DownloadButton>
  );
}

interface Props {
  jobId: string;
  title: string;
  address: ApplicantsAddress;
  total: number;
  /** whether the backend supports stages */
  hasStages: boolean;
  /** element that takes the focus when another page of the list is shown */
  countRef: Ref<HTMLElement>;
  onOrder: (order: Pick<ApplicantsAddress, 'sort' | 'descending'>) => void;
}

/** Number of applicants, and a button that exports them. Narrow windows also have the sort order here, wide ones in the table's head. */
export function ListTools({ jobId, title, address, total, hasStages, countRef, onOrder }: Props): React.JSX.Element {
  const orderId = useId();
  const hasExport = useExtension('applicantExport');
  const from = (address.page - 1) * PER_PAGE + 1;
  const to = Math.min(address.page * PER_PAGE, total);
  const totalText = formatCount(total, 'applicant');
  const changeOrder = (value: string): void => {
    const [sort, direction] = value.split(' ');
    onOrder({
      sort: value === LATEST_FIRST ? null : (SORTS.find((sortName) => sortName === sort) ?? null),
      descending: value !== LATEST_FIRST && direction === 'desc',
    });
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' }}>
      <Typography
        ref={countRef}
        tabIndex={-1}
        color="textSecondary"
        role="status"
        sx={{ fontVariantNumeric: 'tabular-nums', scrollMarginTop: 'calc(96px + var(--notice, 0px))' }}
      >
        {total <= PER_PAGE ? totalText : `${groupIndian(from)} to ${groupIndian(to)} of ${totalText}`}
      </Typography>
      {hasExport && <ExportButton jobId={jobId} title={title} address={address} />}
      <FormControl sx={{ display: { md: 'none' } }}>
        <InputLabel htmlFor={orderId}>Sort by</InputLabel>
        <NativeSelect
          id={orderId}
          value={address.sort === null ? LATEST_FIRST : `${address.sort} ${address.descending ? 'desc' : 'asc'}`}
          onChange={(event) => changeOrder(event.target.value)}
          input={<OutlinedInput />}
        >
          {SORT_OPTIONS.filter(({ sort }) => hasStages || sort !== 'stage').map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
    </Stack>
  );
}
