import { Button, Card, CardContent, Skeleton } from '@mui/material';
import { useListCertificationsQuery } from '../../api/endpoints/certifications.ts';
import { paths } from '../../config/paths.ts';
import { CardRail } from '../../ui/CardRail.tsx';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { TextSkeleton } from '../../ui/page/Loading.tsx';
import { CertificationCard } from './CertificationCard.tsx';

const placeholders = ['first', 'second', 'third'].map((key) => ({
  key,
  content: (
    <Card>
      <Skeleton variant="rectangular" sx={{ height: 'auto', aspectRatio: '16 / 6' }} />
      <CardContent>
        <Skeleton width="50%" height={48} />
        <TextSkeleton lines={2} />
        <TextSkeleton lines={6} />
        <Skeleton width={148} height={44} />
      </CardContent>
    </Card>
  ),
}));

/** Certifications: three columns on wide windows, a swipeable rail on phones (HOME-04, HOME-05). */
export function CertificationRail(): React.JSX.Element {
  return (
    <Section
      id="certifications"
      title="Top Certifications We Support"
      intro="Taught at weekends by people who run projects on weekdays, in groups small enough for your questions."
    >
      <QuerySection
        query={useListCertificationsQuery()}
        what="The certifications"
        skeleton={<CardRail label="Certifications" cards={placeholders} wide="grid" />}
        empty={
          <CentredState
            title="No certification is listed at present."
            actions={<Button href={paths.training}>Corporate Training</Button>}
          />
        }
      >
        {(certifications) => (
          <CardRail
            label="Certifications"
            cards={certifications.map((certification) => ({
              key: certification.id,
              content: <CertificationCard certification={certification} />,
            }))}
            wide="grid"
          />
        )}
      </QuerySection>
    </Section>
  );
}
