import { Box, Container, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { usePageContentQuery, type AcademicPage } from '../../api/endpoints/content.ts';
import { InParts } from '../../ui/page/InParts.tsx';
import { PageContent } from '../../ui/page/PageContent.tsx';
import { SectionTabs } from '../../ui/page/SectionTabs.tsx';
import { Objectives } from './Objectives.tsx';
import { Services } from './Services.tsx';
import { Team } from './Team.tsx';
import { WhatWeDo } from './WhatWeDo.tsx';
import { tone, up } from '../../theme/tokens.ts';
import { KolamField } from '../../ui/KolamField.tsx';
import { Heading } from '../../ui/page/Heading.tsx';

const Band = styled(Box)({
  position: 'relative',
  overflow: 'hidden',
  background: tone.secondarySoft,
  '& > .drawing': { display: 'none', color: tone.secondary, opacity: 0.28, [up.md]: { display: 'block' } },
});

const HeroText = styled(Container)({
  position: 'relative',
  display: 'grid',
  gap: 20,
  paddingBlock: '40px 48px',
  '& > *': { maxWidth: '48ch' },
  [up.md]: { paddingBlock: '88px 96px', '& > h1': { maxWidth: '12ch' } },
});

function AcademicHero({ title, lead }: AcademicPage['intro']): React.JSX.Element {
  return (
    <Band>
      <KolamField className="drawing" seed="business schools, engineering colleges, schools" columns={17} rows={7} weight={0.2} />
      <HeroText>
        <Heading level={1} variant="display">
          {title}
        </Heading>
        <Typography variant="subtitle1">{lead}</Typography>
      </HeroText>
    </Band>
  );
}

const TABS = [
  { href: '#obj', label: 'Objectives' },
  { href: '#services', label: 'Services' },
  { href: '#team', label: 'Team' },
] as const;

/** Activities with business schools, colleges and schools (ACAD-01). */
export default function AcademicPage({ name }: { name: string }): React.JSX.Element {
  return (
    <PageContent query={usePageContentQuery('academic-relations')} name={name}>
      {(content) => (
        <div>
          <AcademicHero {...content.intro} />
          <SectionTabs label="Parts of this page" tabs={TABS} />
          <InParts>
            <Objectives {...content.obj} contact={content.contact} />
            <Services {...content.services} />
            <Team {...content.team} />
            <WhatWeDo {...content.work} />
          </InParts>
        </div>
      )}
    </PageContent>
  );
}
