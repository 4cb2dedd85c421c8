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
      {(words) => (
        <div>
          <AcademicHero {...words.intro} />
          <SectionTabs label="Parts of this page" tabs={TABS} />
          <Suspense>
            <Objectives {...words.obj} contact={words.contact} />
          </Suspense>
          <Suspense>
            <Services {...words.services} />
          </Suspense>
          <Suspense>
            <Team {...words.team} />
          </Suspense>
          <Suspense>
            <WhatWeDo {...words.work} />
          </Suspense>
        </div>
      )}
    </PageContent>
  );
}
