import { Box, Typography } from '@mui/material';
import type { Job } from '../../../api/models/job.ts';
import { ChangeList } from '../changes/ChangeList.tsx';
import { changesBetween } from '../changes/changesBetween.ts';
import { StatusBadge } from './StatusBadge.tsx';

interface Props {
  /** version that the admin saw */
  seen: Job;
  /** current version */
  job: Job;
}

/** Shows the current version of a job after a conflict, and what changed. */
export function ConflictNotice({ seen, job }: Props): React.JSX.Element {
  const changes = changesBetween(seen, job);
  return (
    <Box>
      <Typography component="div" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        It is now <StatusBadge status={job.status} />
      </Typography>
      {job.statusRemark !== null && job.statusRemark !== seen.statusRemark && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{`With this reason: ${job.statusRemark}`}</Typography>
      )}
      {changes.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <ChangeList title="Changed since you opened it" changes={changes} />
        </Box>
      )}
    </Box>
  );
}
