import { Button, Paper } from '@mui/material';
import { boardPath, isJobId, type BoardAddress } from '../boardAddress.ts';
import { EmptyState } from './EmptyState.tsx';
import { SimilarJobs } from './SimilarJobs.tsx';

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
