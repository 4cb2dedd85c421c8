import { Button, Link, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router';
import { explainFailure } from '../../api/errors.ts';
import { tone } from '../../theme/tokens.ts';
import { Failure } from '../../ui/page/Failure.tsx';
import { boardPath, isSearch, JOBS_PER_STEP, MAX_SHOWN, WITHIN_BOARD, type BoardAddress, feedPath } from './boardAddress.ts';
import { nextLargeStep, describeList } from './describeList.ts';
import { describeSearch } from '../../../shared/jobSearch.ts';
import { useListSavedJobIdsQuery } from '../../api/endpoints/board.ts';
import { useAppSelector } from '../../api/hooks.ts';
import type { Job } from '../../api/models/job.ts';
import { useIsSignedIn } from '../../api/session/useSession.ts';
import { useExtension } from '../../config/SettingsContext.ts';
import { JobCard } from './JobCard.tsx';
import { JobListSkeleton } from './JobListSkeleton.tsx';
import { useCardInView } from './scrollCardIntoView.ts';
import { Cards, Foot, Head, Panel } from './listPanel.ts';
import { useSaveOverlay } from './SaveControl.tsx';
import { SortField } from './SortField.tsx';
import { isNew } from './jobText.ts';
import { BoardEmpty } from './states/BoardEmpty.tsx';
import type { BoardList } from './useBoard.ts';
import type { BoardFocus } from './useBoardFocus.ts';
import { useState } from 'react';
import { ChipRow } from './JobChips.tsx';
import { AlertControl } from './filters/AlertControl.tsx';

const Row = styled(ChipRow)({
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 24px',
  padding: '6px clamp(16px, 2vw, 24px)',
  borderTop: `1px solid ${tone.line}`,
}) as typeof ChipRow;

/** Offers e-mail alerts and a feed for new jobs that match a search, at the end of its list. */
function FollowSearch({ address }: { address: BoardAddress }): React.JSX.Element {
  return (
    <Row role="group" aria-label="Follow this search">
      <AlertControl address={address} />
      {/* A plain link: the feed is not a page of the router. */}
      <Button component="a" variant="text" size="small" href={feedPath(address)} sx={{ px: 0 }}>
        Follow in a feed reader
      </Button>
    </Row>
  );
}

interface SummaryProps {
  list: BoardList;
  address: BoardAddress;
}

/** Announces how many jobs are shown, the total and the search. The text changes only when all pages have loaded. */
function ListSummary({ list: { jobs, total, corrected, isSettled }, address }: SummaryProps): React.JSX.Element {
  const text = jobs === undefined ? '' : describeList({ ...address, ...corrected }, jobs.length, total);
  const [shownText, setShownText] = useState(text);
  if (isSettled && shownText !== text) setShownText(text);
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      role="status"
      sx={{ width: '100%', minHeight: '1.5em', fontVariantNumeric: 'tabular-nums' }}
    >
      {isSettled ? text : shownText}
    </Typography>
  );
}

/** Returns a function that returns a card's label: `Applied` or `Saved` if the member has done so, else `New` or null. */
function useCardLabels(asOf: Date): (job: Job) => string | null {
  const signedIn = useIsSignedIn();
  const memberId = useAppSelector(({ user }) => user._id);
  const skip = !useExtension('savedJobs') || !signedIn;
  const { data: savedIds = [] } = useListSavedJobIdsQuery(undefined, { skip });
  return (job) => {
    if (signedIn && memberId !== null && job.appliedBy.includes(memberId)) return 'Applied';
    if (!skip && savedIds.includes(job.id)) return 'Saved';
    return isNew(job, asOf) ? 'New' : null;
  };
}

interface Props {
  list: BoardList;
  address: BoardAddress;
  currentId: string | null;
  focus: BoardFocus;
}

/** Row of the link `Search for exactly …`. It is outside the heading, which is sticky on phones. */
const ExactSearchRow = styled('p')({
  flex: 'none',
  display: 'flex',
  margin: 0,
  padding: '0 clamp(16px, 2vw, 24px)',
  borderTop: `1px solid ${tone.line}`,
});

interface MoreProps {
  to: string;
  onClick: () => void;
  children: string;
}

/** Link that shows more jobs. It works without scripts. */
function MoreButton({ to, ...rest }: MoreProps): React.JSX.Element {
  return <Button component={RouterLink} replace to={to} {...WITHIN_BOARD} rel="nofollow" {...rest} />;
}

/** Job list, to which `Load More` adds three jobs (JOBS-02). On wide windows it scrolls in a panel of at most 770 px. */
export function JobList({ list, address, currentId, focus }: Props): React.JSX.Element {
  const { jobs, error, isLoading, hasMore, asOf } = list;
  const { panel, focusAddedJob } = focus;
  const count = jobs?.length ?? 0;
  const hasSearch = isSearch(address);
  const largeStep = nextLargeStep(address.show, list.total);
  const labelOf = useCardLabels(asOf);
  const overlayOf = useSaveOverlay();

  useCardInView(panel, currentId);

  return (
    <Panel component="section" ref={panel} aria-labelledby="jobs-found">
      <Head component="header">
        <Typography id="jobs-found" component="h2" variant="h4" tabIndex={-1}>
          {hasSearch ? 'Jobs found' : 'Open jobs'}
        </Typography>
        {(jobs === undefined || count > 0) && <SortField address={address} />}
        <ListSummary list={list} address={address} />
      </Head>
      {list.corrected !== null && (
        <ExactSearchRow>
          <Link href={boardPath({ ...address, exact: true, job: null })} rel="nofollow" variant="body2" sx={{ py: 1.25 }}>
            Search for exactly {describeSearch(address)}
          </Link>
        </ExactSearchRow>
      )}
      <div data-part="scroller">
        {count === 0 && jobs !== undefined && <BoardEmpty address={address} />}
        {jobs !== undefined && count > 0 && (
          <Cards>
            {jobs.map((job) => (
              <JobCard
                key={job.id}
                job={job}
                asOf={asOf}
                isCurrent={job.id === currentId}
                to={boardPath({ ...address, job: job.id })}
                label={labelOf(job)}
                overlay={overlayOf?.(job)}
              />
            ))}
          </Cards>
        )}
        {error === undefined && isLoading && <JobListSkeleton />}
        {error !== undefined && (
          <Foot>
            <Failure
              failure={explainFailure(error, 'The jobs', hasSearch ? 'searchJobs' : 'browseJobs')}
              busy={isLoading}
              onRetry={list.retry}
            />
          </Foot>
        )}
        {error === undefined && !isLoading && hasMore && (
          <Foot>
            {address.show < MAX_SHOWN ? (
              <>
                <MoreButton to={boardPath({ ...address, show: address.show + JOBS_PER_STEP })} onClick={focusAddedJob}>
                  Load More
                </MoreButton>
                {largeStep !== null && (
                  <MoreButton to={boardPath({ ...address, show: largeStep.show })} onClick={focusAddedJob}>
                    {largeStep.label}
                  </MoreButton>
                )}
              </>
            ) : (
              <Typography variant="body2" color="textSecondary">
                These are the first {MAX_SHOWN} jobs. Search or use filters to see others.
              </Typography>
            )}
          </Foot>
        )}
      </div>
      {hasSearch && <FollowSearch address={address} />}
    </Panel>
  );
}
