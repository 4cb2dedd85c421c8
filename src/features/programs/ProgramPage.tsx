import { Container, Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useGetProgramQuery } from '../../api/endpoints/events.ts';
import { programPath } from '../../config/paths.ts';
import { MissingSubject } from '../../ui/MissingSubject.tsx';
import { Loading, TextSkeleton } from '../../ui/page/Loading.tsx';
import { useNow } from '../../ui/useNow.ts';
import { PastPanel } from './PastPanel.tsx';
import { ProgramHead } from './ProgramHead.tsx';
import { findProgramId, deriveName, pastYears, normaliseSlug, readYear } from './programData.ts';
import { UpcomingPanel } from './UpcomingPanel.tsx';

const pageSkeleton = (
  <Container sx={{ pt: 6 }}>
    <Loading label="Loading the program">
      <Skeleton width="60%" height="5rem" sx={{ mb: 3 }} />
      <TextSkeleton lines={6} />
    </Loading>
  </Container>
);

/** Page of a special program (SPP-01 to SPP-04). */
export default function ProgramPage(): React.JSX.Element {
  const slug = normaliseSlug(useParams().specialProgramName);
  const [search] = useSearchParams();
  const years = pastYears(useNow());
  const program = useGetProgramQuery(slug);
  const categoryId = findProgramId(slug) ?? program.data?.id;
  if (categoryId === undefined) {
    if (program.data === undefined && program.error === undefined) return pageSkeleton;
    return <MissingSubject error={program.error} what="The program" busy={program.isFetching} onRetry={program.refetch} />;
  }
  const name = program.data?.name ?? deriveName(slug);
  const path = programPath(slug);
  return (
    <>
      <ProgramHead name={name} path={path} program={program}>
        <Suspense>
          <UpcomingPanel categoryId={categoryId} program={name} picture={program.data?.image?.url ?? null} />
        </Suspense>
      </ProgramHead>
      <Suspense>
        <PastPanel categoryId={categoryId} path={path} years={years} year={readYear(search, years)} />
      </Suspense>
    </>
  );
}
