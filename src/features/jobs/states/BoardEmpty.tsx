import { Button } from '@mui/material';
import { describeSearch, type BoardSearch } from '../../../../shared/jobSearch.ts';
import { paths } from '../../../config/paths.ts';
import { isSearch, type BoardAddress } from '../boardAddress.ts';
import { EmptyState } from './EmptyState.tsx';

/** Suggests how to widen a search without results. */
export function suggestBroaderSearch({ keyword, location, filters }: BoardSearch): string {
  if (Object.keys(filters).length > 0) return 'Fewer filters may help.';
  if (location === '') return 'Fewer or other words may help.';
  return keyword === '' ? 'A city nearby may help, or a search for remote jobs.' : 'Fewer words or another place may help.';
}

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
