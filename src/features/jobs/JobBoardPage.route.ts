import type { RunQuery, Head, PageContext, PreloadContext, SitemapEntry } from '../../api/page.ts';
import { jobPath } from '../../config/paths.ts';
import { excerpt } from '../../lib/text.ts';
import { boardPath, isSearch, readBoardAddress, type BoardAddress, feedPath } from './boardAddress.ts';
import { selectMissingStatus, newestJobs, preloadBoard, selectShownJob } from './boardData.ts';
import { describeFilters } from '../../../shared/jobSearch.ts';
import { jobPosting } from './jobPosting.ts';
import { placeOf } from './jobText.ts';

export const preload = ({ runQuery, url }: PreloadContext): Promise<unknown> => preloadBoard(runQuery, readBoardAddress(url.searchParams));

/** Newest jobs with their last change, for the sitemap (JOBS-09). */
export const sitemap = async ({ runQuery }: { runQuery: RunQuery }): Promise<SitemapEntry[]> =>
  (await newestJobs(runQuery)).map(({ id, updatedAt }) => ({ path: jobPath(id), changed: updatedAt }));

/** Title, description, canonical URL and, on the page of one job, structured data, which search engines forbid on lists (NAV-04, JOBS-09, D-69). */
export function head({ url, state, now }: PageContext): Head {
  const address = readBoardAddress(url.searchParams);
  if (address.job !== null) {
    const job = selectShownJob(state, address);
    if (job === undefined) {
      const status = selectMissingStatus(state, address.job);
      return {
        ...BOARD_HEAD,
        title: 'Job board',
        loading: status === null,
        path: boardPath({ job: address.job }),
        ...(status === null ? {} : { status, noindex: true }),
      };
    }
    const title = job.organization === null ? job.title : `${job.title} at ${job.organization}`;
    const facts = [placeOf(job), job.type, job.description?.replace(/\s+/g, ' ')].filter(Boolean).join('. ');
    const posting = jobPosting(job, now);
    return {
      title,
      description: excerpt(facts, 155) || BOARD_HEAD.description,
      path: boardPath({ job: job.id }),
      ...(posting === null ? {} : { structuredData: [posting] }),
    };
  }
  const board = { ...BOARD_HEAD, feed: feedPath(address) };
  return isSearch(address) ? { ...board, title: formatSearchTitle(address), path: boardPath(address), noindex: true } : board;
}

const BOARD_HEAD = {
  title: 'Find your dream PM job here',
  description: 'Open jobs for project managers, scrum masters and other project people, posted by members and employers we know.',
  path: boardPath({}),
} as const;

function formatSearchTitle({ keyword, location, filters }: BoardAddress): string {
  const title = `Jobs${keyword === '' ? '' : `: ${keyword}`}${location === '' ? '' : ` in ${location}`}`;
  return [title, ...describeFilters(filters)].join(', ');
}

export { default } from './JobBoardPage.tsx';
