import { Box, Divider, Link, Paper, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Job } from '../../../api/models/job.ts';
import { jobPath } from '../../../config/paths.ts';
import { KolamMark } from '../../../ui/KolamMark.tsx';
import { Heading } from '../../../ui/page/Heading.tsx';
import { chipsOf, leadFactsOf, markSeedOf } from '../jobText.ts';

const Mark = styled(KolamMark)({ width: 48, height: 48, flex: 'none' });

export function JobSummary({ job, asOf }: { job: Job; asOf: Date }): React.JSX.Element {
  return (
    <Paper component="section" aria-labelledby="applied-job" sx={{ p: { xs: 2, md: 3 } }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Mark seed={markSeedOf(job)} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Heading level={2} variant="h4" id="applied-job">
            {job.title}
          </Heading>
          {job.organization !== null && <Typography>{job.organization}</Typography>}
          <Typography variant="body2" color="textSecondary">
            {chipsOf(job).join(' · ')}
          </Typography>
        </Box>
      </Stack>
      <Divider sx={{ my: 2 }} />
      <Stack component="dl" sx={{ gap: 1, m: 0 }}>
        {leadFactsOf(job, asOf).map(({ label, value, note }) => (
          <Stack key={label} direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600 }}>
              {note === null ? value : `${value} · ${note}`}
            </Typography>
          </Stack>
        ))}
      </Stack>
      <Link href={jobPath(job.id)} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 1 }}>
        Read the job again
      </Link>
    </Paper>
  );
}
