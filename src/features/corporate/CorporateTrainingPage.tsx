import { Suspense } from 'react';
import { usePageContentQuery } from '../../api/endpoints/content.ts';
import { PageContent } from '../../ui/page/PageContent.tsx';
import { SectionTabs } from '../../ui/page/SectionTabs.tsx';
import { Courses } from './Courses.tsx';
import { Introduction } from './Introduction.tsx';
import { CorporateHero } from './CorporateHero.tsx';
import { SupportServices } from './SupportServices.tsx';

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
          <Suspense>
            <Introduction {...content.introduction} />
          </Suspense>
          <Suspense>
            <SupportServices {...content.support} />
          </Suspense>
          <Suspense>
            <Courses {...content.courses} />
          </Suspense>
        </div>
      )}
    </PageContent>
  );
}
