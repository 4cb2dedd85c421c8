import { useExtension } from '../../../config/SettingsContext.ts';
import { Box, Chip } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useCountJobsByStatusQuery } from '../../../api/endpoints/moderation.ts';
import type { JobStatus } from '../../../api/models/job.ts';
import { groupIndian } from '../../../lib/grouping.ts';
import { LinkBehaviour } from '../../../theme/LinkBehaviour.tsx';
import { tone, touch } from '../../../theme/tokens.ts';
import { myJobsPath, JOB_STATUSES } from './myJobsAddress.ts';

const Row = styled(Box)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > a': { minHeight: touch, fontSize: '1rem', fontVariantNumeric: 'tabular-nums' },
  '& > a[aria-current]': { backgroundColor: tone.ink, borderColor: tone.ink, color: tone.paper },
  '& > a[aria-current]:hover': { backgroundColor: tone.ink },
  '@media (forced-colors:active)': { '& > a[aria-current]': { outline: '3px solid Highlight', outlineOffset: -3 } },
}) as typeof Box;

const LABELS: Readonly<Record<JobStatus, string>> = { unpublished: 'Waiting', sentback: 'Sent back', published: 'Published' };

/** Links that filter the pending tab by status, with the number of jobs. */
export function StatusFilter({ status }: { status: JobStatus | null }): React.JSX.Element {
  // When the counts are missing, the links are shown without them.
  const { data: counts } = useCountJobsByStatusQuery(undefined, { skip: !useExtension('jobCounts'), refetchOnMountOrArgChange: true });
  const toModerateCount = counts && counts.unpublished + counts.sentback;
  const options = [
    { value: null, label: 'Not published', count: toModerateCount },
    ...JOB_STATUSES.map((value) => ({ value, label: LABELS[value], count: counts?.[value] })),
  ];
  return (
    <Row component="nav" aria-label="Status">
      {options.map(({ value, label, count }) => (
        <Chip
          key={label}
          clickable
          component={LinkBehaviour}
          href={myJobsPath({ tab: 'pending', status: value })}
          variant="outlined"
          label={count === undefined ? label : `${label} ${groupIndian(count)}`}
          aria-current={value === status ? 'true' : undefined}
        />
      ))}
    </Row>
  );
}
