import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { Kolam } from '../../ui/Kolam.tsx';
import { boardPath, isSearch, type BoardAddress } from './boardAddress.ts';
import { adviceFor, searchedFor } from './boardText.ts';

interface Props {
  title: string;
  children: ReactNode;
  action: ReactNode;
}

/** A place with nothing in it. Plainer than `CentredState`, and there from the start: the first load is at its limit. */
function Nothing({ title, children, action }: Props): React.JSX.Element {
  return (
    <Stack sx={{ alignItems: 'center', gap: 2, p: 4, textAlign: 'center' }}>
      <Box sx={{ width: 128, color: 'primary.main' }}>
        <Kolam seed={title} weight={0.24} />
      </Box>
      <Typography variant="subtitle1">{title}</Typography>
      <Typography color="textSecondary">{children}</Typography>
      {action}
    </Stack>
  );
}

/** No jobs at all, or none that fits the search (JOBS-02), with a next step. */
export function BoardEmpty({ address }: { address: BoardAddress }): React.JSX.Element {
  const searching = isSearch(address);
  return (
    <Nothing
      title="No Jobs to explore"
      action={searching ? <Button href={paths.exploreJobs}>Clear search</Button> : <Button href={paths.home}>See what is on</Button>}
    >
      {searching
        ? `There is nothing for ${searchedFor(address)}. ${adviceFor(address)}`
        : 'New jobs come up all the time. Our events are a good place to hear of them first.'}
    </Nothing>
  );
}

/** The chosen job is there no more (ERR-01). */
export function JobGone({ address }: { address: BoardAddress }): React.JSX.Element {
  return (
    <Paper>
      <Nothing
        title="This job is no longer on the board"
        action={<Button href={boardPath({ ...address, job: null })}>See the open jobs</Button>}
      >
        It may have been filled, or its closing date has passed. What is open now is in the list.
      </Nothing>
    </Paper>
  );
}
