import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../api/hooks.ts';
import { getJob, useBrowseJobsInfiniteQuery, useGetJobQuery } from '../../api/endpoints/jobs.ts';
import type { Job, JobPage } from '../../api/models/job.ts';
import { sessionOf } from '../../api/session/useSession.ts';
import { useNow } from '../../ui/useNow.ts';
import type { BoardAddress } from './boardAddress.ts';
import { jobsIn, selectMissingStatus, isProvisional, searchOf } from './boardData.ts';

export interface BoardList {
  jobs: Job[] | undefined;
  total: number;
  /** Search with corrected spelling; null: the search was run as typed. */
  corrected: JobPage['corrected'];
  hasMore: boolean;
  isLoading: boolean;
  /** False only while further pages of the list are being loaded. */
  isSettled: boolean;
  error: unknown;
  retry(): void;
  /** Reference time for texts such as `3 days ago`. */
  asOf: Date;
}

export type ShownJob =
  | { state: 'none' | 'loading' }
  /** The job does not exist. `error` is the backend's response, or undefined for an invalid id. */
  | { state: 'gone'; id: string; error: unknown }
  | { state: 'failed'; error: unknown; busy: boolean; retry(): void }
  | { state: 'loaded'; job: Job; asOf: Date };

/** Loads the list for a URL state, and the chosen job or else the first (JOBS-02). */
export function useBoard(address: BoardAddress): { list: BoardList; shownJob: ShownJob } {
  const { currentData, isFetching, isError, error, hasNextPage, fetchNextPage, refetch } = useBrowseJobsInfiniteQuery(searchOf(address));
  const now = useNow();
  const loadedJobs = currentData === undefined ? undefined : jobsIn(currentData.pages);
  const count = loadedJobs?.length ?? 0;
  const needsMore = loadedJobs !== undefined && hasNextPage && count < address.show;

  useEffect(() => {
    if (needsMore && !isFetching && !isError) void fetchNextPage();
  }, [needsMore, isFetching, isError, fetchNextPage]);

  const list: BoardList = {
    jobs: loadedJobs?.slice(0, address.show),
    total: Math.max(currentData?.pages.at(-1)?.total ?? 0, count),
    corrected: currentData?.pages[0]?.corrected ?? null,
    hasMore: hasNextPage || count > address.show,
    isLoading: isFetching && (loadedJobs === undefined || needsMore),
    isSettled: loadedJobs === undefined || !needsMore || isError,
    error: isError || loadedJobs === undefined ? error : undefined,
    retry: () => void (needsMore ? fetchNextPage() : refetch()),
    asOf: now,
  };

  const listedJob = address.job === null ? loadedJobs?.[0] : loadedJobs?.find(({ id }) => id === address.job);
  const isWaiting = loadedJobs === undefined && error === undefined;
  const singleJob = useSingleJob(address.job, listedJob !== undefined || isWaiting);
  return {
    list,
    shownJob: listedJob ? { state: 'loaded', job: listedJob, asOf: list.asOf } : isWaiting ? { state: 'loading' } : singleJob,
  };
}

/** Requests a missing job again as the member. The server requests anonymously, and finds published jobs only. */
function useRefetchAsMember(id: string | null): void {
  const dispatch = useAppDispatch();
  const shouldRefetch = useAppSelector((state) => sessionOf(state.user) === 'signedIn' && id !== null && isProvisional(state, id));
  useEffect(() => {
    if (shouldRefetch && id !== null) void dispatch(getJob.initiate(id, { forceRefetch: true, subscribe: false }));
  }, [dispatch, shouldRefetch, id]);
}

/** Loads the chosen job by id when it is not in the list (JOBS-03). */
function useSingleJob(id: string | null, isUnneeded: boolean): ShownJob {
  // When the server has found the job missing while rendering the page, this query is skipped.
  const isMissing = useAppSelector((state) => id !== null && selectMissingStatus(state, id) !== null);
  const missingError = useAppSelector((state) => (id === null || !isMissing ? undefined : getJob.select(id)(state).error));
  const { currentData, error, isFetching, refetch } = useGetJobQuery(id ?? '', { skip: isUnneeded || id === null || isMissing });
  const now = useNow();
  useRefetchAsMember(isMissing ? id : null);
  if (id === null) return { state: 'none' };
  if (isMissing) return { state: 'gone', id, error: missingError };
  if (currentData !== undefined) return { state: 'loaded', job: currentData, asOf: now };
  if (error === undefined) return { state: 'loading' };
  return { state: 'failed', error, busy: isFetching, retry: () => void refetch() };
}
