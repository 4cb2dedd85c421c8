import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { paths } from '../../config/paths.ts';

/** No jobs at all, or none that fits the search (JOBS-02), with a next step. */
export function BoardEmpty({ searching }: { searching: boolean }): React.JSX.Element {
  return (
    <EmptyState text="No Jobs to explore" seed="no jobs">
      <p>
        {searching
          ? 'Nothing fits these words and this place. Fewer words or a wider place may help.'
          : 'New jobs come up all the time. Our events are a good place to hear of them first.'}
      </p>
      {searching ? <ButtonLink to={paths.exploreJobs}>Clear search</ButtonLink> : <ButtonLink to={paths.home}>See what is on</ButtonLink>}
    </EmptyState>
  );
}
