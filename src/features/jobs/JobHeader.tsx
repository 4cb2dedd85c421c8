import { Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import type { Job } from '../../api/models/job.ts';
import { down, tone, up } from '../../theme/tokens.ts';
import { KolamMark } from '../../ui/KolamMark.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { boardPath } from './boardAddress.ts';
import { JobChips } from './JobChips.tsx';
import { applicantsOf, markOf, repostedOf } from './jobText.ts';

const Band = styled(Paper)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '16px 24px',
  padding: 'clamp(20px, 3vw, 32px) clamp(16px, 3vw, 40px)',
  '& .MuiTypography-label': { color: tone.accent },
  '& .MuiTypography-body2': { color: tone.onDeepSoft },
  [up.sm]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
}) as typeof Paper;

const Words = styled(Stack)({
  gridColumn: '1 / -1',
  gridRow: 2,
  gap: 6,
  '& [data-wide]': { marginBlock: 8 },
  [up.sm]: { gridColumn: 2, gridRow: 1 },
});

const Mark = styled(KolamMark)({
  width: 56,
  height: 56,
  // Separated from a band of the same colour.
  boxShadow: `0 0 0 1px ${tone.deepLine}`,
  [up.sm]: { width: 96, height: 96, padding: 12 },
});

/** Icon only on phones. */
const Share = styled(ShareButton)({
  [down.sm]: { width: 44, minWidth: 44, padding: 0, '& > span:last-child': { display: 'none' } },
});

interface Props {
  job: Job;
  asOf: Date;
  headingRef: Ref<HTMLHeadingElement>;
  saving?: ReactNode;
  /** Not on the board yet. */
  preview: boolean;
}

/** Header of a job (JOBS-05). Each employer has its own kolam. */
export function JobHeader({ job, asOf, headingRef, saving, preview }: Props): React.JSX.Element {
  // Unpublished jobs cannot be shared.
  const onBoard = job.status === 'published';
  return (
    <Band component="header" variant="deep" square>
      <Mark seed={markOf(job)} />
      <Words>
        {job.category !== null && <Typography variant="label">{job.category}</Typography>}
        <Typography id="job-title" ref={headingRef} tabIndex={-1} component="h2" variant="title">
          {job.title}
        </Typography>
        {job.organization !== null && <Typography variant="subtitle1">{job.organization}</Typography>}
        <JobChips job={job} onDeep />
        {onBoard && (
          <Typography variant="body2">{[repostedOf(job, asOf), applicantsOf(job), job.answers].filter(Boolean).join(' · ')}</Typography>
        )}
      </Words>
      {/* The address of exactly this job, without the words that were searched (JOBS-03). Below the words, which have the width. */}
      {onBoard && !preview && (
        <Stack direction="row" sx={{ gap: 1, gridColumn: { sm: 2 } }}>
          {saving}
          <Share path={boardPath({ job: job.id })} title={job.title} what="job" color="onDeep" size="small" />
        </Stack>
      )}
    </Band>
  );
}
