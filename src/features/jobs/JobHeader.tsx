import { Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import type { Job } from '../../api/models/job.ts';
import { tone, up } from '../../theme/tokens.ts';
import { KolamMark } from '../../ui/KolamMark.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { boardPath } from './boardAddress.ts';
import { JobChips } from './JobChips.tsx';
import { formatApplicantCount, markSeedOf, formatReposted } from './jobText.ts';

/** One column: the employer's line, the title over the whole width, facts, then the actions. */
const Band = styled(Paper)({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  position: 'relative',
  // On wide windows Save and Share are beside the employer, so that the pay is in the first screen.
  [up.sm]: {
    '& > [data-part=tools]': {
      position: 'absolute',
      insetBlockStart: 'clamp(16px, 2.4vw, 28px)',
      insetInlineEnd: 'clamp(16px, 3vw, 40px)',
    },
    '&:has(> [data-part=tools]) > [data-part=employer]': { paddingInlineEnd: 232 },
  },
  padding: 'clamp(16px, 2.4vw, 28px) clamp(16px, 3vw, 40px)',
  '& .MuiTypography-label': { color: tone.accent },
  '& .MuiTypography-body2': { color: tone.onDeepSoft },
}) as typeof Paper;

const Mark = styled(KolamMark)({
  // An outline, because the drawing and the band may have the same colour.
  boxShadow: `0 0 0 1px ${tone.deepLine}`,
});

interface Props {
  job: Job;
  asOf: Date;
  headingRef: Ref<HTMLHeadingElement>;
  saveButton?: ReactNode;
  /** Whether the job is a preview of the form's values. A preview cannot be saved or shared. */
  isPreview: boolean;
}

/** Header of a job (JOBS-05). Each employer has its own kolam, a line drawing made from its name. */
export function JobHeader({ job, asOf, headingRef, saveButton, isPreview }: Props): React.JSX.Element {
  // Jobs with any other status cannot be saved or shared.
  const isPublished = job.status === 'published';
  return (
    <Band component="header" variant="deep" square>
      <Stack direction="row" data-part="employer" sx={{ alignItems: 'center', gap: 1.75 }}>
        <Mark seed={markSeedOf(job)} />
        <div>
          {job.organization !== null && (
            <Typography variant="h5" component="p">
              {job.organization}
            </Typography>
          )}
          {job.category !== null && <Typography variant="label">{job.category}</Typography>}
        </div>
      </Stack>
      <Typography id="job-title" ref={headingRef} tabIndex={-1} component="h2" variant="title">
        {job.title}
      </Typography>
      <JobChips job={job} onDeep />
      {isPublished && (
        <Typography variant="body2">
          {[formatReposted(job, asOf), formatApplicantCount(job), job.responseRate].filter(Boolean).join(' · ')}
        </Typography>
      )}
      {/* Shares the URL of this job alone, without the search (JOBS-03). */}
      {isPublished && !isPreview && (
        <Stack direction="row" data-part="tools" sx={{ gap: 1 }}>
          {saveButton}
          <ShareButton path={boardPath({ job: job.id })} title={job.title} what="job" color="onDeep" size="small" />
        </Stack>
      )}
    </Band>
  );
}
