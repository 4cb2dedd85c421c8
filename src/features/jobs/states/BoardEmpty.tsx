import { Button } from '@mui/material';
import { describeSearch } from '../../../../shared/jobSearch.ts';
import { paths } from '../../../config/paths.ts';
import { isSearch, type BoardAddress } from '../boardAddress.ts';
import { suggestBroaderSearch } from './suggestBroaderSearch.ts';
import { EmptyState } from './EmptyState.tsx';

/** Explains that there are no open jobs, or no match for a search (JOBS-02), and offers a next step. */
export function BoardEmpty({ address }: { address: BoardAddress }): React.JSX.Element {
  const hasSearch = isSearch(address);
  return (
    <EmptyState
      title="No Jobs to explore"
      action={hasSearch ? <Button href={paths.exploreJobs}>Clear search</Button> : <Button href={paths.home}>See what is on</Button>}
    >
      {hasSearch
        ? `There is nothing for ${describeSearch(address)}. ${suggestBroaderSearch(address)}`
        : 'No open job is listed at present.'}
    </EmptyState>
  );
}
