import { Button, Paper, List, ListItemButton, ListItemText, Stack, Typography } from '@mui/material';
import { useExtension } from '../../../config/SettingsContext.ts';
import { boardPath, isJobId, type BoardAddress, WITHIN_BOARD } from '../boardAddress.ts';
import { EmptyState } from './EmptyState.tsx';
import { Link as RouterLink } from 'react-router';
import { useListSimilarJobsQuery } from '../../../api/endpoints/board.ts';
import { payOf, placeOf } from '../jobText.ts';

/** Open jobs that are similar to a job that is gone. Without similar jobs it renders nothing. */
function SimilarJobs({ id }: { id: string }): React.JSX.Element | null {
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

/** Explains that the chosen job is gone (ERR-01), and shows similar jobs. */
export function JobUnavailable({ address }: { address: BoardAddress }): React.JSX.Element {
  const { job } = address;
  return (
    <Paper>
      <EmptyState
        title="This job is no longer on the board"
        isHeading
        action={
          <>
            <Button href={boardPath({ ...address, job: null })}>See the open jobs</Button>
            {job !== null && isJobId(job) && <SimilarJobs id={job} />}
          </>
        }
      >
        It may have been filled, or its closing date has passed. The jobs that are open now are in the list.
      </EmptyState>
    </Paper>
  );
}
