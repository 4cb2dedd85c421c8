import styled from '@emotion/styled';
import { useListCertificationsQuery } from '../../api/endpoints/certification.ts';
import { paths } from '../../config/paths.ts';
import { tone, up } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CardRail } from '../../ui/CardRail.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading, SkeletonBlock, SkeletonText } from '../../ui/Skeleton.tsx';
import { CertificationCard } from './CertificationCard.tsx';
import { Part, PartIntro, PartTitle, Wrap } from './layout.ts';
import { SectionFailure } from './SectionFailure.tsx';

const Heading = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'end',
  marginBottom: 32,
  [up.md]: { gridTemplateColumns: '7fr 5fr', gap: 48, marginBottom: 48, '& > p': { justifySelf: 'end' } },
});

const Placeholder = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minHeight: 464,
  padding: 20,
  border: `1px solid ${tone.line}`,
});

const placeholders = ['first', 'second', 'third'].map((key) => ({
  key,
  content: (
    <Placeholder aria-hidden="true">
      <SkeletonBlock width={104} height="1.2em" />
      <SkeletonBlock width="60%" height={52} />
      <SkeletonText lines={2} />
      <SkeletonText lines={6} />
      <SkeletonBlock width={148} height={44} />
    </Placeholder>
  ),
}));

function Cards(): React.JSX.Element {
  const { data, error, isFetching, refetch } = useListCertificationsQuery();
  if (data === undefined && error !== undefined) {
    return <SectionFailure what="The certifications" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data === undefined) {
    return (
      <Loading label="Loading certifications">
        <CardRail label="Certifications" cards={placeholders} wide="grid" />
      </Loading>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState text="New certification batches are being planned." seed="certifications">
        <ButtonLink to={paths.training}>Corporate Training</ButtonLink>
      </EmptyState>
    );
  }
  const cards = data.map((one) => ({ key: one.id, content: <CertificationCard one={one} /> }));
  return <CardRail label="Certifications" cards={cards} wide="grid" />;
}

/** The certifications as cards: three columns on a desk, a rail to swipe on a phone (HOME-04, HOME-05). */
export function CertificationRail(): React.JSX.Element {
  return (
    <Part aria-labelledby="certifications">
      <Wrap>
        <Heading>
          <PartTitle id="certifications">Top Certifications We Support</PartTitle>
          <PartIntro>Taught at weekends by people who run projects on weekdays, in groups small enough for your questions.</PartIntro>
        </Heading>
        <Cards />
      </Wrap>
    </Part>
  );
}
