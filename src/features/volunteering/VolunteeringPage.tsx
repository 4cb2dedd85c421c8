import { Suspense } from 'react';
import { usePageContentQuery } from '../../api/endpoints/content.ts';
import { PageContent } from '../../ui/page/PageContent.tsx';
import { SectionTabs } from '../../ui/page/SectionTabs.tsx';
import { Banner } from './Banner.tsx';
import { Departments } from './Departments.tsx';
import { VolunteeringHero } from './VolunteeringHero.tsx';
import { Steps } from './Steps.tsx';
import { Topics } from './Topics.tsx';

const TABS = [
  { href: '#volunteer', label: 'Volunteering' },
  { href: '#inner', label: 'How to begin' },
  { href: '#chapter', label: 'Our volunteers' },
] as const;

/** Volunteering page (VOL-01, VOL-02). */
export default function VolunteeringPage({ name }: { name: string }): React.JSX.Element {
  return (
    <PageContent query={usePageContentQuery('volunteering')} name={name}>
      {(content) => (
        <div>
          <VolunteeringHero {...content.intro} />
          <SectionTabs label="Parts of this page" tabs={TABS} />
          <Suspense>
            <Topics label={TABS[0].label} topics={content.about} />
          </Suspense>
          <Suspense>
            <Steps {...content.steps} />
          </Suspense>
          <Suspense>
            <Departments {...content.volunteers} />
          </Suspense>
          <Suspense>
            <Banner {...content.banner} />
          </Suspense>
        </div>
      )}
    </PageContent>
  );
}
