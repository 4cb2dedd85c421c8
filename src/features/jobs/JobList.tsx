import { Button, Link, List, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { explainFailure } from '../../api/errors.ts';
import { paths } from '../../config/paths.ts';
import { Failure } from '../../ui/page/Failure.tsx';
import { boardPath, isSearch, JOBS_PER_STEP, WITHIN_BOARD, type BoardAddress } from './boardAddress.ts';
import { searchedFor } from '../../../shared/jobSearch.ts';
import { JobCard } from './JobCard.tsx';
import { JobListSkeleton } from './JobListSkeleton.tsx';
import { useCardInView } from './scrollCardIntoView.ts';
import { Foot, Head, Panel } from './listPanel.ts';
import { ListSummary } from './ListSummary.tsx';
import { BoardEmpty } from './states/BoardEmpty.tsx';
import type { BoardList } from './useBoard.ts';
import type { BoardFocus } from './useBoardFocus.ts';

interface Props {
  list: BoardList;
  address: BoardAddress;
  currentId: string | null;
  focus: BoardFocus;
}

/** Job list with `Load More`, three at a time; beside the details a scrolling panel of at most 770 px (JOBS-02). */
export function JobList({ list, address, currentId, focus }: Props): React.JSX.Element {
  const { jobs, error, loading, hasMore, asOf } = list;
  const { list: panel, loadMore } = focus;
  const count = jobs?.length ?? 0;
  const searching = isSearch(address);

  useCardInView(panel, currentId);

  return (
    <Panel component="section" ref={panel} aria-labelledby="jobs-found">
      <Head component="header">
        <Typography id="jobs-found" component="h2" variant="h4" tabIndex={-1}>
          {searching ? 'Jobs found' : 'Open jobs'}
        </Typography>
        <ListSummary list={list} address={address} />
        {list.corrected !== null && (
          <Link href={boardPath({ ...address, exact: true, job: null })} rel="nofollow" variant="body2" sx={{ py: 1.25 }}>
            Search for exactly {searchedFor(address)}
          </Link>
        )}
        {searching && count > 0 && (
          <Link href={paths.exploreJobs} variant="body2" sx={{ py: 1.25 }}>
            Show all jobs
          </Link>
        )}
      </Head>
      <div data-part="scroller">
        {count === 0 && jobs !== undefined && <BoardEmpty address={address} />}
        {jobs !== undefined && count > 0 && (
          <List>
            {jobs.map((job) => (
              <JobCard key={job.id} job={job} asOf={asOf} current={job.id === currentId} to={boardPath({ ...address, job: job.id })} />
            ))}
          </List>
        )}
        {error === undefined && loading && <JobListSkeleton />}
        {error !== undefined && (
          <Foot>
            <Failure
              failure={explainFailure(error, 'The jobs', searching ? 'searchJobs' : 'browseJobs')}
              busy={loading}
              onRetry={list.retry}
            />
          </Foot>
        )}
        {error === undefined && !loading && hasMore && (
          <Foot>
            <Button
              component={RouterLink}
              fullWidth
              replace
              to={boardPath({ ...address, show: address.show + JOBS_PER_STEP })}
              {...WITHIN_BOARD}
              rel="nofollow"
              onClick={loadMore}
            >
              Load More
            </Button>
          </Foot>
        )}
      </div>
    </Panel>
  );
}
