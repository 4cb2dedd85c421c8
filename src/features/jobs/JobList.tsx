import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { describeError } from '../../api/errors.ts';
import { displayFace, radius, tone, up } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { boardPath, isSearch, JOBS_PER_STEP, WITHIN_BOARD, type BoardAddress } from './boardAddress.ts';
import { BoardEmpty } from './BoardEmpty.tsx';
import { JobCard } from './JobCard.tsx';
import { JobListSkeleton } from './JobListSkeleton.tsx';
import { keepInView } from './keepInView.ts';
import { ListSummary } from './ListSummary.tsx';
import { errorKind } from './errorKind.ts';
import type { BoardList } from './useBoard.ts';

/** Pixels (JOBS-02). */
const MOST_HIGH = 770;

const Panel = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  maxHeight: MOST_HIGH,
  overflow: 'hidden',
  border: `1px solid ${tone.line}`,
  borderRadius: radius,
  background: tone.surface,
  // Beside the details it stays while they are read, so it must not be higher than the window below the header.
  [up.md]: { maxHeight: `min(${MOST_HIGH}px, max(480px, 100svh - 104px))` },
});

const Heading = styled('header')({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
  padding: '16px clamp(16px, 2vw, 24px) 12px',
  '& > h2': { fontFamily: displayFace, fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.25 },
});

const Scroller = styled('div')({
  position: 'relative',
  minHeight: 0,
  overflowY: 'auto',
  '&:focus-visible': { outlineOffset: -3 },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
});

const Foot = styled('div')({ padding: 16, borderTop: `1px solid ${tone.line}` });

interface Props {
  list: BoardList;
  address: BoardAddress;
  /** Id of the job whose details are shown. */
  currentId: string | null;
}

/** The list of jobs, three more at a time, in a panel of at most 770 px that scrolls inside (JOBS-02). */
export function JobList({ list, address, currentId }: Props): React.JSX.Element {
  const { jobs, error, loading, hasMore } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const count = jobs?.length ?? 0;
  const shownBefore = useRef(count);

  useEffect(() => keepInView(scroller.current, currentId), [currentId]);

  // With the last jobs `Load More` goes away; the focus that it had goes on to what it brought.
  useEffect(() => {
    const before = shownBefore.current;
    shownBefore.current = count;
    if (before > 0 && count > before && document.activeElement === document.body) {
      scroller.current?.querySelectorAll<HTMLElement>('[data-job]')[before]?.focus();
    }
  }, [count]);

  return (
    <Panel>
      <Heading>
        <h2 id="jobs-found">{isSearch(address) ? 'Jobs found' : 'Open jobs'}</h2>
        <ListSummary list={list} />
      </Heading>
      <Scroller ref={scroller} role="region" aria-labelledby="jobs-found" tabIndex={0}>
        {count === 0 && jobs !== undefined && <BoardEmpty searching={isSearch(address)} />}
        {jobs !== undefined && count > 0 && (
          <ul>
            {jobs.map((job) => (
              <JobCard key={job.id} job={job} current={job.id === currentId} to={boardPath({ ...address, job: job.id })} />
            ))}
          </ul>
        )}
        {error === undefined && loading && <JobListSkeleton />}
        {error !== undefined && (
          <Foot>
            <ErrorState {...listError(error, address)} busy={loading} onRetry={list.retry} />
          </Foot>
        )}
        {error === undefined && !loading && hasMore && (
          <Foot>
            <ButtonLink wide replace to={boardPath({ ...address, show: address.show + JOBS_PER_STEP })} state={WITHIN_BOARD} rel="nofollow">
              Load More
            </ButtonLink>
          </Foot>
        )}
      </Scroller>
    </Panel>
  );
}

function listError(error: unknown, address: BoardAddress) {
  const { text, kind } = describeError(error, isSearch(address) ? 'searchJobs' : 'browseJobs');
  return { text, kind: errorKind(kind) };
}
