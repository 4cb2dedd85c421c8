import { Box, Container, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Suspense, useMemo } from 'react';
import { useParams } from 'react-router';
import { dayInIndia } from '../../../shared/days.ts';
import { usePageContentQuery, type CertificationPage as PageTexts } from '../../api/endpoints/content.ts';
import type { Certification } from '../../api/models/certification.ts';
import { paths } from '../../config/paths.ts';
import { certificationHref, toLinks } from '../../lib/subjectAddress.ts';
import { spaceAfterTrademarkSigns } from '../../lib/text.ts';
import { up } from '../../theme/tokens.ts';
import { MissingSubject } from '../../ui/MissingSubject.tsx';
import { InParts } from '../../ui/page/InParts.tsx';
import { Crumbs } from '../../ui/page/Crumbs.tsx';
import { Loading, TextSkeleton } from '../../ui/page/Loading.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { STICKY_COLUMN } from '../../ui/RegisterSummary.tsx';
import { Suggestions } from '../../ui/Suggestions.tsx';
import { useNow } from '../../ui/useNow.ts';
import { AssistanceSection } from './AssistanceSection.tsx';
import { BatchesSection } from './BatchesSection.tsx';
import { BatchSummary } from './BatchSummary.tsx';
import { useCertification } from './certificationData.ts';
import { Contents, type PageSection } from './Contents.tsx';
import { EligibilitySection } from './EligibilitySection.tsx';
import { FeesSection } from './FeesSection.tsx';
import { Hero, Certificate, HeroText } from './Hero.tsx';
import { nextBatchOf } from './nextBatch.ts';
import { ReceiveSection } from './ReceiveSection.tsx';
import { WhySection } from './WhySection.tsx';

function CertificationSkeleton(): React.JSX.Element {
  return (
    <>
      <Certificate>
        <Skeleton className="scene" variant="rectangular" sx={{ height: 'auto' }} />
        <HeroText>
          <Skeleton width={160} height={20} />
          <Skeleton width="min(26rem, 90%)" sx={{ height: { xs: '4.5rem', md: '3.25rem' } }} />
          <Skeleton width="50%" height={24} />
          <Box sx={{ width: '100%' }}>
            <TextSkeleton lines={7} />
          </Box>
          <Skeleton width={168} height={52} />
        </HeroText>
      </Certificate>
      <SectionsSkeleton />
    </>
  );
}

function SectionsSkeleton(): React.JSX.Element {
  return (
    <Box sx={{ pt: { xs: 9, md: 13 } }}>
      <Skeleton width="min(26rem, 80%)" height="3rem" sx={{ mb: 3 }} />
      <Skeleton height={320} />
    </Box>
  );
}

/** On wide windows, table of contents and summary are beside the sections. Otherwise the summary is a bar over the sections. */
const Layout = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [up.lg]: { gridTemplateColumns: '256px minmax(0, 1fr)', columnGap: 'clamp(40px, 5vw, 72px)' },
});

const Side = styled('div')({
  display: 'contents',
  [up.lg]: {
    ...STICKY_COLUMN,
    display: 'grid',
    gap: 24,
    marginTop: 104,
    // In low windows, only what fits below the table of contents is shown.
    '@media (max-height:760px)': { '& [data-optional]': { display: 'none' } },
    '@media (max-height:600px)': { '& > :not(nav)': { display: 'none' } },
  },
});

/** Page of a certification (CERT-01 to CERT-09). */
export default function CertificationPage(): React.JSX.Element {
  const { certification_name: slug = '' } = useParams();
  const { certification, isMissing, error, listing, busy, retry } = useCertification(slug);
  if (isMissing) {
    return (
      <MissingSubject error={error} what="The training" busy={busy} onRetry={retry}>
        <Suggestions
          title="These are the trainings we offer"
          links={toLinks(listing, ({ name }) => spaceAfterTrademarkSigns(name), certificationHref)}
        />
      </MissingSubject>
    );
  }
  const crumbs = [
    { label: 'Home', to: paths.home },
    { label: 'Certifications', to: `${paths.home}#certifications` },
    ...(certification === undefined ? [] : [{ label: spaceAfterTrademarkSigns(certification.name) }]),
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

const withMargins = (failure: React.ReactNode) => <Container sx={{ pt: 8 }}>{failure}</Container>;

function Body({ certification }: { certification: Certification }): React.ReactNode {
  return (
    <QuerySection
      query={usePageContentQuery('certification')}
      what="The rest of this page"
      skeleton={
        <Container>
          <SectionsSkeleton />
        </Container>
      }
      wrapFailure={withMargins}
    >
      {(content) => <Sections certification={certification} content={content} />}
    </QuerySection>
  );
}

function Sections({ certification, content }: { certification: Certification; content: PageTexts }): React.JSX.Element {
  const { eligibility, batches, fees, receive, why, assistance } = content;
  // Eligibility is known for one certification only (CERT-07).
  const hasEligibilityCheck = String(eligibility.certification) === certification.id;
  const hasWhy = certification.whyTitle !== '' || certification.whyDescriptionHtml !== '' || certification.whyImage !== null;
  const sections = useMemo<PageSection[]>(
    () => [
      ...(hasEligibilityCheck ? [{ id: 'eligibility', label: eligibility.label }] : []),
      { id: 'batches', label: batches.label },
      { id: 'fees', label: fees.label },
      { id: 'receive', label: receive.label },
      ...(hasWhy ? [{ id: 'why', label: why.label }] : []),
      { id: 'assistance', label: assistance.label },
    ],
    [hasEligibilityCheck, hasWhy, eligibility, batches, fees, receive, why, assistance],
  );
  const nextBatch = nextBatchOf(certification.batches, dayInIndia(useNow()))?.text ?? null;
  const batchesStep = hasEligibilityCheck ? 2 : 1;
  return (
    <>
      <Layout>
        <Side>
          <Contents sections={sections} />
          <BatchSummary certification={certification} />
        </Side>
        <Box sx={{ minWidth: 0 }}>
          {hasEligibilityCheck && (
            <Suspense>
              <EligibilitySection step={1} content={eligibility} nextBatch={nextBatch} />
            </Suspense>
          )}
          <InParts>
            <BatchesSection step={batchesStep} content={batches} certification={certification} helpLabel={assistance.title} />
            <FeesSection step={batchesStep + 1} content={fees} certification={certification} />
            <ReceiveSection step={batchesStep + 2} content={receive} points={certification.receivePoints} helpLabel={assistance.title} />
          </InParts>
        </Box>
      </Layout>
      {hasWhy && (
        <Suspense>
          <WhySection title={why.title} certification={certification} />
        </Suspense>
      )}
      <Suspense>
        <AssistanceSection content={assistance} />
      </Suspense>
    </>
  );
}
