import { Suspense } from 'react';
import { usePageContentQuery } from '../../api/endpoints/content.ts';
import { PageContent } from '../../ui/page/PageContent.tsx';
import { SectionTabs } from '../../ui/page/SectionTabs.tsx';
import { Objectives } from './Objectives.tsx';
import { AcademicHero } from './AcademicHero.tsx';
import { Services } from './Services.tsx';
import { Team } from './Team.tsx';
import { WhatWeDo } from './WhatWeDo.tsx';

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
          <Suspense>
            <Objectives {...content.obj} contact={content.contact} />
          </Suspense>
          <Suspense>
            <Services {...content.services} />
          </Suspense>
          <Suspense>
            <Team {...content.team} />
          </Suspense>
          <Suspense>
            <WhatWeDo {...content.work} />
          </Suspense>
        </div>
      )}
    </PageContent>
  );
}
