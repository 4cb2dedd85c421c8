import { Container, Skeleton } from '@mui/material';
import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { programApi } from '../../api/endpoints/program.ts';
import { programDetailApi, useGetProgramQuery } from '../../api/endpoints/programDetail.ts';
import type { Ask, Head, PageContext } from '../../api/page.ts';
import { paths, programPath } from '../../config/paths.ts';
import { breadcrumbList } from '../../lib/breadcrumbList.ts';
import { slugOf } from '../../lib/slug.ts';
import { excerpt, htmlToText } from '../../lib/text.ts';
import { MissingSubject } from '../../ui/MissingSubject.tsx';
import { missingStatus } from '../../ui/missingStatus.ts';
import { Loading } from '../../ui/page/Loading.tsx';
import { TextSkeleton } from '../../ui/page/TextSkeleton.tsx';
import { PastPanel } from './PastPanel.tsx';
import { ProgramHead } from './ProgramHead.tsx';
import { knownId, nameOfSlug, pastYears, preloadProgram, slugIn, yearIn } from './programData.ts';
import { UpcomingPanel } from './UpcomingPanel.tsx';

export const preload = preloadProgram;

/** The programs that are served, for the sitemap (SPP-01). */
export async function sitemap({ ask }: { ask: Ask }): Promise<string[]> {
  const { data = [] } = await ask(programApi.endpoints.listEventCategories.initiate());
  return data
    .map(({ name }) => slugOf(name))
    .filter((slug) => slug !== '')
    .map(programPath);
}

/** Title, description, picture and the way here (NAV-04); 404 for a slug that nobody knows (SPP-01). */
export function head({ params, url, now, state }: PageContext): Head {
  const slug = slugIn(params.specialProgramName);
  const { data, error } = programDetailApi.endpoints.getProgram.select(slug)(state);
  const year = yearIn(url.searchParams, pastYears(now));
  const name = data?.name ?? nameOfSlug(slug);
  const description = `${name}: dates to come, and what was, year by year.`;
  const missing = knownId(slug) === null && (data === null || error !== undefined);
  if (missing) return { title: 'Program not found', description, status: missingStatus(error) };
  const path = `${programPath(slug)}${year === null ? '' : `?year=${year}`}`;
  return {
    title: year === null ? name : `${name} ${year}`,
    description: excerpt(htmlToText(data?.descriptionHtml ?? ''), 155) || description,
    path,
    structuredData: [
      breadcrumbList(
        [
          { name: 'Home', path: paths.home },
          { name, path: programPath(slug) },
        ],
        url.origin,
      ),
    ],
  };
}

const whole = (
  <Container sx={{ pt: 6 }}>
    <Loading label="Loading the program">
      <Skeleton width="60%" height="5rem" sx={{ mb: 3 }} />
      <TextSkeleton lines={6} />
    </Loading>
  </Container>
);

/** The page of a special program (SPP-01 to SPP-04): an evening programme, with a calendar on the wall and a ledger. */
export default function ProgramPage(): React.JSX.Element {
  const slug = slugIn(useParams().specialProgramName);
  const [search] = useSearchParams();
  const [opened] = useState(() => Date.now());
  const program = useGetProgramQuery(slug);
  const categoryId = knownId(slug) ?? program.data?.id;
  if (categoryId === undefined) {
    if (program.data === undefined && program.error === undefined) return whole;
    return <MissingSubject error={program.error} what="The program" busy={program.isFetching} onRetry={program.refetch} />;
  }
  const name = program.data?.name ?? nameOfSlug(slug);
  const path = programPath(slug);
  // Server and browser count from the same moment.
  const years = pastYears(new Date(program.fulfilledTimeStamp ?? opened));
  return (
    <>
      <ProgramHead name={name} path={path} program={program}>
        <Suspense>
          <UpcomingPanel categoryId={categoryId} program={name} picture={program.data?.image?.url ?? null} />
        </Suspense>
      </ProgramHead>
      <Suspense>
        <PastPanel categoryId={categoryId} path={path} years={years} year={yearIn(search, years)} />
      </Suspense>
    </>
  );
}
