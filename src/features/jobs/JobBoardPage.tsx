import { Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Ask, Head, PageContext, PreloadContext, SitemapEntry } from '../../api/page.ts';
import { jobPath } from '../../config/paths.ts';
import { excerpt } from '../../lib/text.ts';
import { boardPath, isSearch, readBoardAddress, type BoardAddress } from './boardAddress.ts';
import { missingStatus, preloadBoard, selectShownJob } from './boardData.ts';
import { DetailPanel } from './DetailPanel.tsx';
import { JobList } from './JobList.tsx';
import { Columns } from './Columns.ts';
import { feedPath } from './feedPath.ts';
import { filtersInWords } from '../../../shared/jobSearch.ts';
import { jobPosting } from './jobPosting.ts';
import { placeOf } from './jobText.ts';
import { Masthead } from './Masthead.tsx';
import { useBoard } from './useBoard.ts';
import { useBoardFocus } from './useBoardFocus.ts';
import { useFailureToasts } from './useFailureToasts.ts';

/** What only documents and the sitemap need. */
const fetchPreloads = () => import(/* webpackChunkName: "job-preloads" */ './preloads.ts');

/** What the page needs of the job backend. */
export async function preload({ ask, url }: PreloadContext): Promise<void> {
  const gone = await preloadBoard(ask, readBoardAddress(url.searchParams));
  if (typeof document === 'undefined') await (await fetchPreloads()).preloadDocument(ask, gone);
}

/** The newest jobs and when they were changed, for the sitemap (JOBS-09). */
export async function sitemap({ ask }: { ask: Ask }): Promise<SitemapEntry[]> {
  return (await (await fetchPreloads()).newestJobs(ask)).map(({ id, updatedAt }) => ({ path: jobPath(id), changed: updatedAt }));
}

/** Title, description, canonical address and, for the shown job, structured data (NAV-04, JOBS-09). */
export function head({ url, state, now }: PageContext): Head {
  const address = readBoardAddress(url.searchParams);
  const job = selectShownJob(state, address);
  const posting = job === undefined ? null : jobPosting(job, now);
  const structured = posting === null ? {} : { structuredData: [posting] };
  if (address.job !== null) {
    if (job === undefined) {
      const status = missingStatus(state, address.job);
      return { ...BOARD, title: 'Job board', path: boardPath({ job: address.job }), ...(status === null ? {} : { status, noindex: true }) };
    }
    const title = job.organization === null ? job.title : `${job.title} at ${job.organization}`;
    const facts = [placeOf(job), job.type, job.description?.replace(/\s+/g, ' ')].filter(Boolean).join('. ');
    return { title, description: excerpt(facts, 155) || BOARD.description, path: boardPath({ job: job.id }), ...structured };
  }
  const board = { ...BOARD, feed: feedPath(address), ...structured };
  return isSearch(address) ? { ...board, title: searchTitle(address), path: boardPath(address), noindex: true } : board;
}

const BOARD = {
  title: 'Find your dream PM job here',
  description: 'Open jobs for project managers, scrum masters and other project people, posted by members and employers we know.',
  path: boardPath({}),
} as const;

function searchTitle({ keyword, location, filters }: BoardAddress): string {
  const words = `Jobs${keyword === '' ? '' : `: ${keyword}`}${location === '' ? '' : ` in ${location}`}`;
  return [words, ...filtersInWords(filters)].join(', ');
}

/** The job board (JOBS-01 to JOBS-09): search, list and details, all of which follow the address. */
export default function JobBoardPage(): React.JSX.Element {
  const [query] = useSearchParams();
  // The same one as long as it says the same: the parts whose code is on its way are not drawn again then.
  const address = useMemo(() => readBoardAddress(query), [query]);
  const { list, shown } = useBoard(address);
  useFailureToasts(list, shown, isSearch(address));
  const focus = useBoardFocus(address, list.jobs?.length ?? 0);

  const currentId = shown.state === 'here' ? shown.job.id : null;
  return (
    <>
      <Masthead address={address} />
      <Columns data-view={address.job === null ? 'list' : 'detail'} data-alone={shown.state === 'none' ? '' : undefined}>
        <div data-part="list">
          <Suspense>
            <JobList list={list} address={address} currentId={currentId} focus={focus} />
          </Suspense>
        </div>
        <div data-part="detail">
          <Suspense>
            <DetailPanel shown={shown} address={address} focus={focus} />
          </Suspense>
        </div>
      </Columns>
    </>
  );
}
