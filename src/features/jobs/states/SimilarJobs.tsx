import { useExtension } from '../../../config/SettingsContext.ts';
import { List, ListItemButton, ListItemText, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useListSimilarJobsQuery } from '../../../api/endpoints/board.ts';
import { boardPath, WITHIN_BOARD } from '../boardAddress.ts';
import { payOf, placeOf } from '../jobText.ts';

/** Open jobs that are similar to a job that is gone. Without similar jobs it renders nothing. */
export function SimilarJobs({ id }: { id: string }): React.JSX.Element | null {
  const { data = [] } = useListSimilarJobsQuery(id, { skip: !useExtension('similarJobs') });
  if (data.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby="similar-jobs" sx={{ width: '100%', maxWidth: 480, textAlign: 'start' }}>
      <Typography id="similar-jobs" component="h3" variant="h4">
        Similar open jobs
      </Typography>
      <List>
        {data.map((job) => (
          <li key={job.id}>
            <ListItemButton component={RouterLink} to={boardPath({ job: job.id })} {...WITHIN_BOARD}>
              <ListItemText primary={job.title} secondary={[job.organization, placeOf(job), payOf(job)].filter(Boolean).join(' · ')} />
            </ListItemButton>
          </li>
        ))}
      </List>
    </Stack>
  );
}
