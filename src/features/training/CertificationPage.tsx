import { Box, Container } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Suspense, useMemo } from 'react';
import { useParams } from 'react-router';
import { useGetCertificationPageQuery, type CertificationPage as Words } from '../../api/endpoints/certificationPage.ts';
import type { Certification } from '../../api/models/certification.ts';
import type { Ask, Head, PageContext } from '../../api/page.ts';
import { certificationPath, paths } from '../../config/paths.ts';
import { breadcrumbList } from '../../lib/breadcrumbList.ts';
import { slugOf } from '../../lib/slug.ts';
import { up } from '../../theme/tokens.ts';
import { MissingSubject } from '../../ui/MissingSubject.tsx';
import { missingStatus } from '../../ui/missingStatus.ts';
import { Crumbs } from '../../ui/page/Crumbs.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { Suggestions } from '../../ui/Suggestions.tsx';
import { AssistanceSection } from './AssistanceSection.tsx';
import { BatchesStation, nextBatchOf } from './BatchesStation.tsx';
import { listedNames, preloadCertification, selectSubject, useSubject } from './certificationData.ts';
import { BodySkeleton, CertificationSkeleton } from './CertificationSkeleton.tsx';
import { Contents, type Part } from './Contents.tsx';
import { aboutOf, course } from './course.ts';
import { EligibilityStation } from './EligibilityStation.tsx';
import { FeesStation } from './FeesStation.tsx';
import { Hero } from './Hero.tsx';
import { ReceiveStation } from './ReceiveStation.tsx';
import { WhySection } from './WhySection.tsx';

/** The certification and the words around it. */
export const preload = preloadCertification;

/** The pages of all certifications, for the sitemap. */
export const sitemap = async ({ ask }: { ask: Ask }): Promise<string[]> =>
  (await listedNames(ask)).map((name) => certificationPath(slugOf(name)));

/** Title, description and structured data of the certification (CERT-09); 404 for one that does not exist (D-18). */
export function head({ params, url, state, name: pageName }: PageContext): Head {
  const slug = (params.certification_name ?? '').toLowerCase();
  const { certification, missing, error } = selectSubject(state, slug);
  if (certification === undefined) {
    const description = 'Certification training of the chapter: dates, fees, what you receive and who may sit the examination.';
    return missing ? { title: 'Training not found', description, status: missingStatus(error) } : { title: pageName, description };
  }
  const { name } = certification;
  const path = certificationPath(slug);
  const trail = [
    { name: 'Home', path: paths.home },
    { name: 'Certifications', path: `${paths.home}#certifications` },
    { name, path },
  ];
  return {
    title: name,
    description: aboutOf(certification, 155),
    path,
    structuredData: [course(certification, slug, url.origin), breadcrumbList(trail, url.origin)],
  };
}

/** The contents beside the path on wide windows. */
const Path = styled(Container)({
  [up.lg]: { display: 'grid', gridTemplateColumns: '200px minmax(0, 1fr)', columnGap: 'clamp(48px, 6vw, 96px)' },
});

/** One certification (CERT-01 to CERT-09): a path from the question whether one may to what one takes home. */
export default function CertificationPage(): React.JSX.Element {
  const { certification_name: slug = '' } = useParams();
  const { certification, missing, error, listing, busy, retry } = useSubject(slug);
  if (missing) {
    return (
      <MissingSubject error={error} what="The training" busy={busy} onRetry={retry}>
        <Suggestions
          title="These are the trainings we offer"
          places={listing.map(({ name }) => ({ label: name, to: certificationPath(slugOf(name)) }))}
        />
      </MissingSubject>
    );
  }
  const crumbs = [
    { label: 'Home', to: paths.home },
    { label: 'Certifications', to: `${paths.home}#certifications` },
    ...(certification === undefined ? [] : [{ label: certification.name }]),
  ];
  if (certification === undefined) {
    return (
      <Page crumbs={<Crumbs crumbs={crumbs} />}>
        <Loading label="Loading the training">
          <CertificationSkeleton />
        </Loading>
      </Page>
    );
  }
  return (
    <>
      <Page crumbs={<Crumbs crumbs={crumbs} />}>
        <Suspense>
          <Hero certification={certification} />
        </Suspense>
      </Page>
      <Body certification={certification} />
    </>
  );
}

const inMargins = (failure: React.ReactNode) => <Container sx={{ pt: 8 }}>{failure}</Container>;

function Body({ certification }: { certification: Certification }): React.ReactNode {
  return (
    <QuerySection
      query={useGetCertificationPageQuery()}
      what="The rest of this page"
      skeleton={
        <Container>
          <BodySkeleton />
        </Container>
      }
      failed={inMargins}
    >
      {(words) => <Stations certification={certification} words={words} />}
    </QuerySection>
  );
}

function Stations({ certification, words }: { certification: Certification; words: Words }): React.JSX.Element {
  const { eligibility, batches, fees, receive, why, assistance } = words;
  // Who may sit it is known of one certification only (CERT-07).
  const asks = String(eligibility.certification) === certification.id;
  const hasWhy = certification.whyTitle !== '' || certification.whyDescriptionHtml !== '' || certification.whyImage !== null;
  const parts = useMemo<Part[]>(
    () => [
      ...(asks ? [{ id: 'eligibility', label: eligibility.label }] : []),
      { id: 'batches', label: batches.label },
      { id: 'fees', label: fees.label },
      { id: 'receive', label: receive.label },
      ...(hasWhy ? [{ id: 'why', label: why.label }] : []),
      { id: 'assistance', label: assistance.label },
    ],
    [asks, hasWhy, eligibility, batches, fees, receive, why, assistance],
  );
  const first = asks ? 2 : 1;
  return (
    <>
      <Path>
        <Contents parts={parts} />
        <Box sx={{ minWidth: 0 }}>
          {asks && (
            <Suspense>
              <EligibilityStation step={1} words={eligibility} nextBatch={nextBatchOf(certification.batches)} />
            </Suspense>
          )}
          <Suspense>
            <BatchesStation step={first} words={batches} certification={certification} help={assistance.title} />
          </Suspense>
          <Suspense>
            <FeesStation step={first + 1} words={fees} certification={certification} />
          </Suspense>
          <Suspense>
            <ReceiveStation step={first + 2} words={receive} points={certification.receivePoints} help={assistance.title} />
          </Suspense>
        </Box>
      </Path>
      {hasWhy && (
        <Suspense>
          <WhySection title={why.title} certification={certification} />
        </Suspense>
      )}
      <Suspense>
        <AssistanceSection words={assistance} />
      </Suspense>
    </>
  );
}
