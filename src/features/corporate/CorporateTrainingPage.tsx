import { Box, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { usePageContentQuery, type TrainingPage } from '../../api/endpoints/content.ts';
import { InParts } from '../../ui/page/InParts.tsx';
import { PageContent } from '../../ui/page/PageContent.tsx';
import { SectionTabs } from '../../ui/page/SectionTabs.tsx';
import { Courses } from './Courses.tsx';
import { CorporateHero } from './CorporateHero.tsx';
import { SupportServices } from './SupportServices.tsx';
import { up } from '../../theme/tokens.ts';
import { Section } from '../../ui/page/Section.tsx';

const Columns = styled(Box)({
  display: 'grid',
  gap: 20,
  marginTop: 32,
  [up.lg]: { gridTemplateColumns: '1fr 1fr', gap: 40 },
});

/** Introduction to corporate training (CORP-01). */
function Introduction({ title, statement, text }: TrainingPage['introduction']): React.JSX.Element {
  return (
    <Section id="intro" title={title} split>
      <Box sx={{ pt: { xs: 3, md: 0 } }}>
        <Typography variant="h2" component="p" color="primary">
          {statement}
        </Typography>
        <Columns>
          {text.map((paragraph) => (
            <Typography key={paragraph}>{paragraph}</Typography>
          ))}
        </Columns>
      </Box>
    </Section>
  );
}

const TABS = [
  { href: '#intro', label: 'Introduction' },
  { href: '#support', label: 'Support Services' },
  { href: '#courses', label: 'Courses' },
] as const;

/** Training for organisations, with four courses to compare (CORP-01). */
export default function CorporateTrainingPage({ name }: { name: string }): React.JSX.Element {
  return (
    <PageContent query={usePageContentQuery('training')} name={name}>
      {(content) => (
        <div>
          <CorporateHero {...content} />
          <SectionTabs label="Parts of this page" tabs={TABS} />
          <InParts>
            <Introduction {...content.introduction} />
            <SupportServices {...content.support} />
            <Courses {...content.courses} />
          </InParts>
        </div>
      )}
    </PageContent>
  );
}
