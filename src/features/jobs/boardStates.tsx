import { Button, Paper } from '@mui/material';
import { paths } from '../../config/paths.ts';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { boardPath, isSearch, type BoardAddress } from './boardAddress.ts';
import { adviceFor, searchedFor } from './boardText.ts';

/** No jobs at all, or none that fits the search (JOBS-02), with a next step. */
export function BoardEmpty({ address }: { address: BoardAddress }): React.JSX.Element {
  const searching = isSearch(address);
  return (
    <CentredState
      title="No Jobs to explore"
      drawing={{ seed: 'no jobs' }}
      actions={searching ? <Button href={paths.exploreJobs}>Clear search</Button> : <Button href={paths.home}>See what is on</Button>}
    >
      {searching
        ? `There is nothing for ${searchedFor(address)}. ${adviceFor(address)}`
        : 'New jobs come up all the time. Our events are a good place to hear of them first.'}
    </CentredState>
  );
}

/** The chosen job is there no more (ERR-01). */
export function JobGone({ address }: { address: BoardAddress }): React.JSX.Element {
  return (
    <Paper>
      <CentredState
        title="This job is no longer on the board"
        drawing={{ seed: 'gone' }}
        actions={<Button href={boardPath({ ...address, job: null })}>See the open jobs</Button>}
      >
        It may have been filled, or its closing date has passed. What is open now is in the list.
      </CentredState>
    </Paper>
  );
}
